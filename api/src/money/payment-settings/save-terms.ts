import { z } from 'zod';
import { formatDecimal } from '../../../contract/decimals.ts';
import { formatEuros } from '../../../contract/money.ts';
import {
  type BankTransfer,
  type PaymentTerms,
  type PaymentTermsRecord,
  type paymentTermsUpdate,
  VAT_NOT_APPLICABLE,
} from '../../../contract/payment-settings.ts';
import { proposeOrApply, waitsFor } from '../../people/approvals/propose.ts';
import type { Services } from '../../platform/context.ts';
import { AppError, fieldError, requireAll } from '../../platform/errors.ts';
import type { PayeeFact } from '../../platform/mail/payee-mail.ts';
import { bicValue, ibanValue, inGroups } from '../../platform/payment-addresses/ibans.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { changesBetween, statesOf, withoutDefaults } from '../../public/site-settings/changes.ts';
import {
  type Editor,
  mailPayeeChange,
  publishPaymentSettings,
  requirePasswordFor,
} from './payee.ts';
import { DEFAULT_PAYMENT_TERMS, termsRecord } from './terms.ts';

/**
 * Stores the terms as they were read with their changes. A first or changed
 * account, holder or card provider takes the password; every staff member gets
 * a mail of it, and of another default fee or VAT. Errors:
 * `validation`, `stale_version`, `password_wrong`, `rate_limited`.
 */
export async function savePaymentTerms(
  services: Services,
  editor: Editor,
  { password, version, ...edited }: z.output<typeof paymentTermsUpdate>,
): Promise<PaymentTermsRecord> {
  const record = await termsRecord(services.db);
  const { version: read, updatedAt: _at, updatedBy: _by, ...before } = record;
  if (read !== version) throw new AppError('stale_version');
  const next = { ...edited, bankTransfer: spelled(edited.bankTransfer) };
  if (changesBetween(before, next).length === 0) return record;

  const { permission } = termsChange;
  if (leadsElsewhere(before, next) || (await waitsFor(services.db, permission, editor.id))) {
    await requirePasswordFor(services, editor, password);
  }
  return work(services, editor, async (unit) => {
    await proposeOrApply(services, unit, editor, termsChange, {
      object: 'payment-settings/terms',
      title: 'Conditions de paiement',
      changes: [...factsOf(before, next), ...wordsOf(before, next)],
      input: { version, next },
    });
    publishPaymentSettings(unit, 'terms');
    return termsRecord(unit.trx);
  });
}

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
    publishPaymentSettings(unit, 'terms');
  },
} satisfies ApprovalKind<{ version: number; next: PaymentTerms }>;

/** What the standard contract and the transfer say. */
const wordsOf = (before: PaymentTerms, next: PaymentTerms) =>
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
] as const;

/** The mail to all staff about a change of where money goes, or how much. */
function factsOf(before: PaymentTerms, next: PaymentTerms): PayeeFact[] {
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

const providerTexts = ({ cardProviders }: PaymentTerms): string[] =>
  cardProviders.map(({ name, url }) => `${name}, ${url}`);

/** Whether money goes anywhere new: removing a destination does not count. */
function leadsElsewhere(before: PaymentTerms, next: PaymentTerms): boolean {
  const known = providerTexts(before);
  const [from, to] = [before.bankTransfer, next.bankTransfer];
  return (
    providerTexts(next).some((provider) => !known.includes(provider)) ||
    (to !== null && (to.iban !== from?.iban || to.holder !== from.holder || to.bic !== from.bic))
  );
}

/** The account with IBAN and BIC in their one spelling. Error: `validation`. */
function spelled(transfer: BankTransfer | null): BankTransfer | null {
  if (transfer === null) return null;
  requireAccount(transfer);
  const [iban, bic] = [ibanValue(transfer.iban) ?? '', bicValue(transfer.bic) ?? ''];
  return { ...transfer, iban, bic };
}

/** Refuses an account whose IBAN or BIC cannot be right, both at once. Error: `validation`. */
export function requireAccount({ iban, bic }: Pick<BankTransfer, 'iban' | 'bic'>): void {
  requireAll(
    () => {
      if (ibanValue(iban) !== null) return;
      throw fieldError(
        'bankTransfer.iban',
        'Cet IBAN n’est pas valide\u00a0: vérifiez chaque caractère',
      );
    },
    () => {
      if (bicValue(bic) !== null) return;
      throw fieldError(
        'bankTransfer.bic',
        'Ce BIC n’est pas valide\u00a0: il a 8 ou 11 caractères',
      );
    },
  );
}

async function store(
  { trx, at }: UnitOfWork,
  editor: Editor,
  terms: PaymentTerms,
  version: number,
): Promise<void> {
  const row = {
    document: JSON.stringify(withoutDefaults(terms, DEFAULT_PAYMENT_TERMS)),
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
