import type { DbOrTrx } from '@parade/db';
import { orRefuse } from '../../platform/errors.ts';
import { reportsIn, type Scope } from '../scope.ts';

const ROW = [
  'receipts.id',
  'receipts.reportId',
  'receipts.kind',
  'receipts.number',
  'receipts.at',
  'receipts.content',
  'reports.reference',
  'reports.userId',
  'report_calls.calledAt',
] as const;

const all = (db: DbOrTrx) =>
  db
    .selectFrom('receipts')
    .innerJoin('reports', 'reports.id', 'receipts.reportId')
    .leftJoin('report_calls', 'report_calls.reportId', 'reports.id')
    .select(ROW);

/** The receipts of reports, each report's oldest first. */
export const receiptsOf = async (db: DbOrTrx, reportIds: readonly string[]) =>
  reportIds.length === 0
    ? []
    : all(db).where('receipts.reportId', 'in', reportIds).orderBy('receipts.id').execute();

export type ReceiptRecord = Awaited<ReturnType<typeof receiptsOf>>[number];

/** A report's receipts, and whose it is. Error: `not_found`. */
export async function receiptsIn(db: DbOrTrx, reportId: string, scope: Scope) {
  const { userId } = await reportsIn(db, scope)
    .select('userId')
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  return { userId, receipts: await receiptsOf(db, [reportId]) };
}

/** One receipt. Error: `not_found`, also for other people's. */
export const readReceipt = (db: DbOrTrx, id: string, scope: Scope): Promise<ReceiptRecord> =>
  reportsIn(db, scope)
    .innerJoin('receipts', 'receipts.reportId', 'reports.id')
    .leftJoin('report_calls', 'report_calls.reportId', 'reports.id')
    .select(ROW)
    .where('receipts.id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));

/** A receipt by its id, whoever owns it. */
export const receiptById = (db: DbOrTrx, id: string): Promise<ReceiptRecord> =>
  all(db).where('receipts.id', '=', id).executeTakeFirstOrThrow();

/** What a person was given for their reports, without what was given for added pieces. */
export const ownReceipts = (db: DbOrTrx, userId: string): Promise<ReceiptRecord[]> =>
  all(db)
    .where('reports.userId', '=', userId)
    .where('reports.deletedAt', 'is', null)
    .where('receipts.kind', '=', 'receipt')
    .orderBy('receipts.id')
    .execute();
