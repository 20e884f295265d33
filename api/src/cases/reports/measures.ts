import type { DbOrTrx } from '@parade/db';

const DAY_MS = 86_400_000;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const visible = (db: DbOrTrx) => db.selectFrom('reports').where('deletedAt', 'is', null);

/** The share of the closed reports that were resolved, in percent; null while none is closed. */
export async function successRate(db: DbOrTrx): Promise<number | null> {
  const rows = await visible(db)
    .where('status', 'in', ['resolved', 'rejected'])
    .groupBy('status')
    .select((e) => ['status', e.fn.countAll<number>().as('total')])
    .execute();
  const of = (status: string) => rows.find((row) => row.status === status)?.total ?? 0;
  const closed = of('resolved') + of('rejected');
  return closed === 0 ? null : oneDecimal((of('resolved') / closed) * 100);
}

/** Persons whose report was taken up. */
export async function victimsHelped(db: DbOrTrx): Promise<number> {
  const { total } = await visible(db)
    .where('status', 'in', ['in_progress', 'resolved'])
    .select((e) => e.fn.count<number>('userId').distinct().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Days from the filing of a report to its last closing, on average; null while none is closed. */
export async function averageTime(db: DbOrTrx): Promise<number | null> {
  const rows = await visible(db)
    .innerJoin('report_history', 'report_history.reportId', 'reports.id')
    .where('reports.status', 'in', ['resolved', 'rejected'])
    .where('report_history.kind', 'in', ['status', 'status_and_note'])
    .whereRef('report_history.toStatus', '=', 'reports.status')
    .groupBy(['reports.id', 'reports.createdAt'])
    .select((e) => ['reports.createdAt', e.fn.max('report_history.at').as('closedAt')])
    .execute();
  if (rows.length === 0) return null;
  const days = rows.map((row) => (Date.parse(row.closedAt) - Date.parse(row.createdAt)) / DAY_MS);
  return oneDecimal(days.reduce((sum, each) => sum + each, 0) / days.length);
}
