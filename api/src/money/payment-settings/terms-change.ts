import { z } from 'zod';
import { formatDecimal } from '../../../contract/decimals.ts';
import { formatEuros } from '../../../contract/money.ts';
import { type PaymentTerms, VAT_NOT_APPLICABLE } from '../../../contract/payment-settings.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { PayeeFact } from '../../platform/mail/payee-mail.ts';
import { inGroups } from '../../platform/payment-addresses/ibans.ts';
import type { ApprovalKind, Proposer } from '../../platform/ports.ts';
import { requestPublication } from '../../platform/request-publication.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { changesBetween, statesOf, withoutDefaults } from '../../public/site-settings/changes.ts';
import { mailPayeeChange, publishPaymentSettings } from './payee.ts';
import { defaultsUnder, termsRecord } from './terms.ts';

/** The terms, over the version that was read. */
export const termsChange = {
  kind: 'payment-settings.terms',
  permission: 'managePayments',
  // What was once valid is applied as it was confirmed, also where the rules changed meanwhile.
  input: z.object({ version: z.number(), next: z.custom<PaymentTerms>() }),
  async apply(services: Services, unit, proposer, { version, next }) {
    const {
      version: read,
      updatedAt: _at,
      updatedBy: _by,
      ...before
    } = await termsRecord(unit.trx);
    if (read !== version) throw new AppError('stale_version');
    await store(unit, proposer, next, version);
    const changes = changesBetween(before, next);
    await unit.audit('update', 'payment-settings', 'terms', statesOf<PaymentTerms>(changes));
    await mailPayeeChange(services, unit, proposer, factsOf(before, next));
    // Visitors read the price of the standard contract.
    if (before.contract.title !== next.contract.title || isOtherPrice(before, next)) {
      await requestPublication(unit, 'settings', proposer.name);
    }
    publishPaymentSettings(unit, 'terms');
  },
} satisfies ApprovalKind<{ version: number; next: PaymentTerms }>;

const isOtherPrice = (before: PaymentTerms, next: PaymentTerms): boolean =>
  before.defaultFee !== next.defaultFee ||
  before.vat !== next.vat ||
  (before.bankTransfer === null) !== (next.bankTransfer === null);

/** What the standard contract and the transfer say. */
export const wordsOf = (before: PaymentTerms, next: PaymentTerms) =>
  [
    {
      what: 'l’indication pour les virements',
      before: before.bankTransfer?.wording ?? null,
      after: next.bankTransfer?.wording ?? null,
    },
    ...CONTRACT_WORDS.map(([field, what]) => ({
      what,
      before: before.contract[field],
      after: next.contract[field],
    })),
  ].filter((fact) => fact.before !== fact.after);

const CONTRACT_WORDS = [
  ['title', 'le titre du contrat standard'],
  ['scope', 'ce que comprend le contrat standard'],
  ['feeTerms', 'les conditions de prix du contrat standard'],
  ['refundConditions', 'les conditions de remboursement du contrat standard'],
  ['deliveryPeriod', 'le délai du contrat standard'],
  ['lawyer', 'l’avocat du contrat standard'],
] as const;

/** The mail to all staff about a change of where money goes, or how much. */
export function factsOf(before: PaymentTerms, next: PaymentTerms): PayeeFact[] {
  const [from, to] = [before.bankTransfer, next.bankTransfer];
  return [
    {
      what: 'l’IBAN des virements',
      before: from && inGroups(from.iban),
      after: to && inGroups(to.iban),
    },
    {
      what: 'le titulaire des virements',
      before: from?.holder ?? null,
      after: to?.holder ?? null,
    },
    { what: 'le BIC des virements', before: from?.bic ?? null, after: to?.bic ?? null },
    {
      what: 'la liste des prestataires d’achat par carte',
      before: providerTexts(before).join('\n'),
      after: providerTexts(next).join('\n'),
    },
    {
      what: 'le prix par défaut',
      before: formatEuros(before.defaultFee),
      after: formatEuros(next.defaultFee),
    },
    { what: 'la TVA des factures', before: vatText(before), after: vatText(next) },
  ].filter((fact) => fact.before !== fact.after);
}

const vatText = ({ vat }: PaymentTerms): string =>
  vat === null ? VAT_NOT_APPLICABLE : `${formatDecimal(String(vat))}\u00a0%`;

export const providerTexts = ({ cardProviders }: PaymentTerms): string[] =>
  cardProviders.map(({ name, url }) => `${name}, ${url}`);

async function store(
  { trx, at }: UnitOfWork,
  editor: Proposer,
  terms: PaymentTerms,
  version: number,
): Promise<void> {
  const row = {
    document: JSON.stringify(withoutDefaults(terms, defaultsUnder(terms.contract.scope))),
    updatedAt: at,
    updatedBy: editor.email,
    version: version + 1,
  };
  // The second of two simultaneous saves finds another version and changes no row.
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_terms')
    .values({ id: 'main', ...row })
    .onConflict((c) => c.column('id').doUpdateSet(row).where('payment_terms.version', '=', version))
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new AppError('stale_version');
}
