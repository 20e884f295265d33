import type { DbOrTrx } from '@parade/db';
import { z } from 'zod';
import { STANDARD_CONTRACT } from '../../../contract/contract-texts.ts';
import {
  CARD_PROVIDERS,
  type PaymentTerms,
  type PaymentTermsRecord,
} from '../../../contract/payment-settings.ts';

/** In force until staff save something else. The providers are nobody: no real one is recommended unasked. */
export const DEFAULT_PAYMENT_TERMS: PaymentTerms = {
  bankTransfer: null,
  cardProviders: Array.from({ length: CARD_PROVIDERS }, (_, at) => ({
    name: `Exemple de prestataire ${at + 1} – à remplacer`,
    url: `https://prestataire-${at + 1}.example/`,
  })),
  defaultFee: 50,
  vat: null,
  contract: STANDARD_CONTRACT,
};

const text = z.string();
/** What is stored over the defaults. What was once accepted stays readable whatever the rules become. */
const storedTerms = z
  .object({
    bankTransfer: z.object({ holder: text, iban: text, bic: text, wording: text }).nullable(),
    cardProviders: z.array(z.object({ name: text, url: text })),
    defaultFee: z.number(),
    vat: z.number().nullable(),
    contract: z
      .object({ title: text, scope: text, feeTerms: text, refundConditions: text })
      .partial(),
  })
  .partial();

/** The terms with who saved them; `version` 0 until somebody did. */
export async function termsRecord(db: DbOrTrx): Promise<PaymentTermsRecord> {
  const row = await db
    .selectFrom('payment_terms')
    .select(['document', 'updatedAt', 'updatedBy', 'version'])
    .where('id', '=', 'main')
    .executeTakeFirst();
  if (!row) return { ...DEFAULT_PAYMENT_TERMS, updatedAt: null, updatedBy: null, version: 0 };
  const { document, ...stamps } = row;
  const { contract, ...rest } = storedTerms.parse(JSON.parse(document));
  return {
    ...DEFAULT_PAYMENT_TERMS,
    ...present(rest),
    contract: { ...STANDARD_CONTRACT, ...present(contract ?? {}) },
    ...stamps,
  };
}

/** Without what is not there: a key that is `undefined` would hide its default. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  };

/** Bank transfer, providers, default fee, VAT and standard contract, as they are in force. */
export async function currentTerms(db: DbOrTrx): Promise<PaymentTerms> {
  const { updatedAt: _at, updatedBy: _by, version: _version, ...terms } = await termsRecord(db);
  return terms;
}
