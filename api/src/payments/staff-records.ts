import type { Db, Transaction } from '@parade/db';
import { AppError } from '../errors.ts';
import { currentPayees } from '../payment-settings/current-payees.ts';
import { PAYMENT_COLUMNS, type PaymentRecord, staffRows, withPapers } from './queries.ts';

/** A payment with what warns those who decide it. */
export type StaffPaymentRecord = PaymentRecord & {
  /** Another payment names the same transaction: somebody may have copied it from the chain. */
  hashAlsoDeclared: boolean;
  /** What was on the screen is not where that means of payment leads now. */
  payeeChanged: boolean;
};

/** Puts the warnings beside payments. */
export async function withWarnings(
  db: Db | Transaction,
  records: readonly PaymentRecord[],
): Promise<StaffPaymentRecord[]> {
  const hashes = records.flatMap(({ transactionHash }) => transactionHash ?? []);
  const shared = hashes.length > 0 ? await sharedAmong(db, hashes) : new Set();
  const payeeOf = await currentPayees(db);
  return records.map((record) => ({
    ...record,
    hashAlsoDeclared: shared.has(record.transactionHash),
    payeeChanged: record.payeeShown !== null && record.payeeShown !== payeeOf(record),
  }));
}

async function sharedAmong(db: Db | Transaction, hashes: string[]): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('payments')
    .select('transactionHash')
    .where('transactionHash', 'in', hashes)
    .groupBy('transactionHash')
    .having((e) => e.fn.countAll(), '>', 1)
    .execute();
  return new Set(rows.map(({ transactionHash }) => transactionHash));
}

/** One payment for staff; `not_found`. */
export async function staffPayment(db: Db | Transaction, id: string): Promise<StaffPaymentRecord> {
  const rows = await staffRows(db).select(PAYMENT_COLUMNS).where('payments.id', '=', id).execute();
  const [found] = await withWarnings(db, await withPapers(db, rows));
  if (!found) throw new AppError('not_found');
  return found;
}
