import type { z } from 'zod';
import type {
  BankTransfer,
  PaymentTerms,
  PaymentTermsRecord,
  paymentTermsUpdate,
} from '../../../contract/payment-settings.ts';
import { proposeOrApply, refuseWhileWaiting } from '../../people/approvals/propose.ts';
import { waitsFor } from '../../people/approvals/team.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError, fieldError, requireAll } from '../../platform/errors.ts';
import { bicValue, ibanValue } from '../../platform/payment-addresses/ibans.ts';
import { work } from '../../platform/unit-of-work.ts';
import { changesBetween } from '../../public/site-settings/changes.ts';
import { publishPaymentSettings, requirePasswordFor } from './payee.ts';
import { termsRecord } from './terms.ts';
import { factsOf, providerTexts, termsChange, wordsOf } from './terms-change.ts';

const OBJECT = 'payment-settings/terms';

/**
 * Stores the terms as they were read with their changes. A first or changed
 * account, holder or card provider takes the password; every staff member gets
 * a mail of it, and of another default fee or VAT. Errors:
 * `validation`, `stale_version`, `password_wrong`, `rate_limited`.
 */
export async function savePaymentTerms(
  services: Services,
  editor: Person,
  { password, version, ...edited }: z.output<typeof paymentTermsUpdate>,
): Promise<PaymentTermsRecord> {
  const record = await termsRecord(services.db);
  const { version: read, updatedAt: _at, updatedBy: _by, ...before } = record;
  if (read !== version) throw new AppError('stale_version');
  const next = { ...edited, bankTransfer: spelled(edited.bankTransfer) };
  if (changesBetween(before, next).length === 0) return record;

  const { permission } = termsChange;
  const at = services.now().toISOString();
  const waits =
    !onlyRemoves(before, next) && (await waitsFor(services.db, [permission], [editor.id], at));
  if (waits || leadsElsewhere(before, next)) {
    await requirePasswordFor(services, editor, password);
  }
  return work(services, editor, async (unit) => {
    if (onlyRemoves(before, next)) {
      await refuseWhileWaiting(unit, OBJECT);
      await termsChange.apply(services, unit, { ...editor, confirmedBy: null }, { version, next });
      return termsRecord(unit.trx);
    }
    await proposeOrApply(services, unit, editor, termsChange, {
      object: OBJECT,
      title: 'Conditions de paiement',
      changes: [...factsOf(before, next), ...wordsOf(before, next)],
      input: { version, next },
    });
    publishPaymentSettings(unit, 'terms');
    return termsRecord(unit.trx);
  });
}

/** Whether it only takes means of payment away, which needs nobody else. */
function onlyRemoves(before: PaymentTerms, next: PaymentTerms): boolean {
  const left = {
    ...before,
    bankTransfer: next.bankTransfer === null ? null : before.bankTransfer,
    cardProviders: before.cardProviders.filter(({ name, url }) =>
      next.cardProviders.some((provider) => provider.name === name && provider.url === url),
    ),
  };
  return changesBetween(left, next).length === 0;
}

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
