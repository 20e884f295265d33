import type { z } from 'zod';
import type {
  BankTransfer,
  PaymentTerms,
  PaymentTermsRecord,
  paymentTermsUpdate,
} from '../../contract/payment-settings.ts';
import type { Services } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { bicValue, ibanValue, inGroups } from '../payees/ibans.ts';
import { changesBetween, withoutDefaults } from '../site-settings/changes.ts';
import { type UnitOfWork, work } from '../unit-of-work.ts';
import {
  type Editor,
  mailPayeeChange,
  requirePasswordFor,
  tellOfPaymentSettings,
} from './payee.ts';
import { DEFAULT_PAYMENT_TERMS, termsRecord } from './terms.ts';

/**
 * Stores the terms as they were read with their changes. A first or changed
 * IBAN takes the password, and every staff member gets a mail. Errors:
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

  const [from, to] = [before.bankTransfer?.iban ?? null, next.bankTransfer?.iban ?? null];
  if (to !== null && to !== from) await requirePasswordFor(services, editor, password);
  return work(services, editor, async (unit) => {
    await store(unit, editor, next, version);
    await unit.audit({
      action: 'update',
      objectType: 'payment-settings',
      objectId: 'terms',
      before: Object.fromEntries(changes.map((change) => [change.path, change.before])),
      after: Object.fromEntries(changes.map((change) => [change.path, change.after])),
    });
    if (to !== from) {
      await mailPayeeChange(services, unit, editor, {
        what: 'l’IBAN des virements',
        before: from && inGroups(from),
        after: to && inGroups(to),
      });
    }
    tellOfPaymentSettings(unit, 'terms');
    return termsRecord(unit.trx);
  });
}

/** IBAN and BIC in their one spelling, both right. */
function spelled(transfer: BankTransfer | null): BankTransfer | null {
  if (transfer === null) return null;
  const [iban, bic] = [ibanValue(transfer.iban), bicValue(transfer.bic)];
  if (iban === null) {
    throw fieldError(
      'bankTransfer.iban',
      'Cet IBAN n’est pas valide\u00a0: vérifiez chaque caractère',
    );
  }
  if (bic === null) {
    throw fieldError('bankTransfer.bic', 'Ce BIC n’est pas valide\u00a0: il a 8 ou 11 caractères');
  }
  return { ...transfer, iban, bic };
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
  // Of two saves of one version at the same time the second changes no row.
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_terms')
    .values({ id: 'main', ...row })
    .onConflict((c) => c.column('id').doUpdateSet(row).where('payment_terms.version', '=', version))
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new AppError('stale_version');
}
