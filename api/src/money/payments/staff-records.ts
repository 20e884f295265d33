import type { DbOrTrx } from '@parade/db';
import { AppError } from '../../platform/errors.ts';
import { isHiddenFromStaff } from './conditions.ts';
import {
  allRows,
  type OwnPaymentRecord,
  type PaymentRecord,
  staffRows,
  withInvoices,
  withPayees,
} from './queries.ts';

/** A payment with warnings for who decides it. */
export type StaffPaymentRecord = OwnPaymentRecord & {
  /**
   * Another payment names the same transaction: one of them may be copied from
   * the public chain.
   */
  hashAlsoDeclared: boolean;
  /** The account is closed; the payment is kept for the books. */
  hidden: boolean;
};

/** Adds the warnings to payments. */
export async function withWarnings(
  db: DbOrTrx,
  records: readonly PaymentRecord[],
): Promise<StaffPaymentRecord[]> {
  const hashes = records.flatMap(({ transactionHash }) => transactionHash ?? []);
  const shared = hashes.length > 0 ? await sharedAmong(db, hashes) : new Set();
  return (await withPayees(db, records)).map((record) => ({
    ...record,
    hidden: isHiddenFromStaff(record),
    hashAlsoDeclared: shared.has(record.transactionHash),
  }));
}

async function sharedAmong(db: DbOrTrx, hashes: string[]): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('payments')
    .select('transactionHash')
    .where('transactionHash', 'in', hashes)
    .groupBy('transactionHash')
    .having((e) => e.fn.countAll(), '>', 1)
    .execute();
  return new Set(rows.map(({ transactionHash }) => transactionHash));
}

/** One payment to read, also of a closed account. Error: `not_found`. */
export const paymentForStaff = (db: DbOrTrx, id: string): Promise<StaffPaymentRecord> =>
  theOne(db, allRows(db).where('payments.id', '=', id));

/** One payment to decide. Error: `not_found`, also of a closed account. */
export const staffPayment = (db: DbOrTrx, id: string): Promise<StaffPaymentRecord> =>
  theOne(db, staffRows(db).where('payments.id', '=', id));

async function theOne(db: DbOrTrx, query: ReturnType<typeof allRows>): Promise<StaffPaymentRecord> {
  const [found] = await withWarnings(db, await withInvoices(db, await query.execute()));
  if (!found) throw new AppError('not_found');
  return found;
}
