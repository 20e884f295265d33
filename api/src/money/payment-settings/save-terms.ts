import type { z } from 'zod';
import { formatDecimal } from '../../../contract/decimals.ts';
import { formatEuros } from '../../../contract/money.ts';
import {
  type BankTransfer,
  type PaymentTerms,
  type PaymentTermsRecord,
  type paymentTermsUpdate,
  VAT_NOT_APPLICABLE,
} from '../../../contract/payment-settings.ts';
import type { Services } from '../../platform/context.ts';
import { AppError, fieldError, requireAll } from '../../platform/errors.ts';
import type { PayeeFact } from '../../platform/mail/payee-mail.ts';
import { bicValue, ibanValue, inGroups } from '../../platform/payment-addresses/ibans.ts';
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
  const changes = changesBetween(before, next);
  if (changes.length === 0) return record;

  if (leadsElsewhere(before, next)) await requirePasswordFor(services, editor, password);
  return work(services, editor, async (unit) => {
    await store(unit, editor, next, version);
    await unit.audit('update', 'payment-settings', 'terms', statesOf<PaymentTerms>(changes));
    await mailPayeeChange(services, unit, editor, factsOf(before, next));
    publishPaymentSettings(unit, 'terms');
    return termsRecord(unit.trx);
  });
}

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
