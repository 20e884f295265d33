import type { Db, DbOrTrx } from '@parade/db';
import type { AlertStats } from '../../../contract/alerts.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { Services } from '../../platform/context.ts';
import { publicAlerts } from './queries.ts';

/** Reading the figures of a million alerts takes a while, and nobody needs them to the second. */
const FRESH_MS = 60_000;

const known = new WeakMap<Db, { at: number; stats: Promise<AlertStats> }>();

/** The figures over all public alerts, at most a minute old. */
export function alertStatistics({ db, now }: Services): Promise<AlertStats> {
  const at = now().getTime();
  const last = known.get(db);
  if (last && at - last.at < FRESH_MS) return last.stats;
  const stats = readStatistics(db);
  known.set(db, { at, stats });
  // A reading that failed is not kept.
  stats.catch(() => known.delete(db));
  return stats;
}

/** The figures of this moment, each from an index that holds it. */
export async function readStatistics(db: DbOrTrx): Promise<AlertStats> {
  const byFraudType = await publicAlerts(db)
    .groupBy('fraudType')
    .select((e) => [
      'fraudType',
      e.fn.countAll<number>().as('total'),
      e.fn.sum<number>('amountCents').as('cents'),
    ])
    .execute();
  const byCountry = await publicAlerts(db)
    .groupBy('country')
    .select((e) => ['country', e.fn.countAll<number>().as('total')])
    .execute();
  const { meToos } = await publicAlerts(db)
    .select((e) => e.fn.sum<number | null>('meTooCount').as('meToos'))
    .executeTakeFirstOrThrow();
  const sum = (values: number[]) => values.reduce((all, each) => all + each, 0);
  const mostFirst = (a: { total: number }, b: { total: number }) => b.total - a.total;
  return {
    total: sum(byFraudType.map(({ total }) => total)),
    totalAmount: centsToEuros(sum(byFraudType.map(({ cents }) => cents))),
    meToos: meToos ?? 0,
    byFraudType: byFraudType.map(({ fraudType, total }) => ({ fraudType, total })).sort(mostFirst),
    byCountry: byCountry.sort(mostFirst),
  };
}
