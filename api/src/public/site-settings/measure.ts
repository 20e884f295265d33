import type { DbOrTrx } from '@parade/db';
import { parisDay } from '../../../contract/dates.ts';
import type { SiteSettings } from '../../../contract/site-settings.ts';
import type { Ports, Statistic } from '../../platform/ports.ts';

/**
 * The statistics with the values and the date of those that are measured from
 * the platform's own records, which the server alone writes. `missing` names
 * those that cannot be measured yet; they keep what they had. `since`: when the platform opened,
 * for money of a demonstration is nobody's.
 */
export async function measure(
  measures: Ports['measures'],
  db: DbOrTrx,
  since: string | null,
  stats: SiteSettings['stats'],
  now: Date,
): Promise<{ stats: SiteSettings['stats']; missing: Statistic[] }> {
  const measured = { ...stats };
  const missing: Statistic[] = [];
  for (const name of Object.keys(measures) as Statistic[]) {
    if (stats[name].mode !== 'measured') continue;
    const value = await measures[name](db, since);
    if (value === null) missing.push(name);
    else measured[name] = { ...stats[name], value, asOf: parisDay(now) };
  }
  return { stats: measured, missing };
}
