import type { Db, Transaction } from '@parade/db';
import { parisDay } from '../../contract/dates.ts';
import { centsToEuros } from '../../contract/money.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import { totalRecovered } from '../withdrawals/balance.ts';

export type Statistic = keyof SiteSettings['stats'];
type Source = Db | Transaction;

const DAY_MS = 86_400_000;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const visible = (db: Source) => db.selectFrom('reports').where('deletedAt', 'is', null);

/** The share of the closed reports that were resolved, in percent; null while none is closed. */
async function successRate(db: Source): Promise<number | null> {
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
async function victimsHelped(db: Source): Promise<number> {
  const { total } = await visible(db)
    .where('status', 'in', ['in_progress', 'resolved'])
    .select((e) => e.fn.count<number>('userId').distinct().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Euros recovered, by the ledger: whatever was taken out since. */
const fundsRecovered = async (db: Source): Promise<number> =>
  centsToEuros(await totalRecovered(db));

/** Days from the filing of a report to its last closing, on average; null while none is closed. */
async function averageTime(db: Source): Promise<number | null> {
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

const MEASURES: Readonly<Record<Statistic, (db: Source) => Promise<number | null>>> = {
  successRate,
  victimsHelped,
  fundsRecovered,
  averageTime,
};

/**
 * The statistics with the values and the date of those that are measured from
 * the platform's own records, which the server alone writes. `missing` names
 * those that cannot be measured yet; they keep what they had.
 */
export async function measure(
  db: Source,
  stats: SiteSettings['stats'],
  now: Date,
): Promise<{ stats: SiteSettings['stats']; missing: Statistic[] }> {
  const measured = { ...stats };
  const missing: Statistic[] = [];
  for (const name of Object.keys(MEASURES) as Statistic[]) {
    if (stats[name].mode !== 'measured') continue;
    const value = await MEASURES[name](db);
    if (value === null) missing.push(name);
    else measured[name] = { ...stats[name], value, asOf: parisDay(now) };
  }
  return { stats: measured, missing };
}
