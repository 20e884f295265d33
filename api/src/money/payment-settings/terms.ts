import type { DbOrTrx } from '@parade/db';
import { z } from 'zod';
import { STANDARD_CONTRACT } from '../../../contract/contract-texts.ts';
import {
  CARD_PROVIDERS,
  type PaymentTerms,
  type PaymentTermsRecord,
} from '../../../contract/payment-settings.ts';

/**
 * The terms until staff save others. The card providers are examples: no real
 * one is recommended unasked.
 */
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
/**
 * The stored terms over the defaults. They are not validated again: what was
 * once saved stays readable when the rules change.
 */
const storedTerms = z
  .object({
    bankTransfer: z.object({ holder: text, iban: text, bic: text, wording: text }).nullable(),
    cardProviders: z.array(z.object({ name: text, url: text })),
    defaultFee: z.number(),
    vat: z.number().nullable(),
    contract: z
      .object({
        title: text,
        scope: text,
        feeTerms: text,
        refundConditions: text,
        deliveryPeriod: text,
        lawyer: text,
      })
      .partial(),
  })
  .partial();

/**
 * The terms over which these stand. To a scope of staff's own belongs no period of ours: one that was
 * written before it had to be said promises none.
 */
export const defaultsUnder = (scope: string | undefined): PaymentTerms =>
  scope === undefined || scope === STANDARD_CONTRACT.scope
    ? DEFAULT_PAYMENT_TERMS
    : { ...DEFAULT_PAYMENT_TERMS, contract: { ...STANDARD_CONTRACT, deliveryPeriod: '' } };

/** The terms with who saved them; `version` is 0 until somebody does. */
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
    contract: { ...defaultsUnder(contract?.scope).contract, ...present(contract ?? {}) },
    ...stamps,
  };
}

/** Drops undefined keys, which would hide their defaults. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  };

/** Bank transfer, providers, default fee, VAT and standard contract, as they are in force. */
export async function currentTerms(db: DbOrTrx): Promise<PaymentTerms> {
  const { updatedAt: _at, updatedBy: _by, version: _version, ...terms } = await termsRecord(db);
  return terms;
}
