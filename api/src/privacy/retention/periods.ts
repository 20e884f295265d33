import { monthsIn, RETENTION_KINDS, type RetentionKind } from '../../../contract/retention.ts';
import type { Services } from '../../platform/context.ts';
import { settingsSince } from '../../platform/settings/read.ts';
import { cutoffOf } from './cutoff.ts';

type Periods = Record<RetentionKind, string>;

const DAY = 24 * 3_600_000;

/**
 * The periods by which something is removed, in the very sentences that visitors read: of each the
 * longest that was in force within a day. So a period that was shortened counts for no removal, by
 * hand or of the schedule, before the team had a day to notice.
 */
export async function periodsOf({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Periods> {
  const since = new Date(now().getTime() - DAY).toISOString();
  const inForce = (await settingsSince(db, since)).map(
    ({ legalPages }) => legalPages.rgpd.retentionPeriods,
  );
  const longest = (kind: RetentionKind) =>
    inForce
      .map((periods) => periods[kind])
      .reduce((long, each) => ((monthsIn(each) ?? 0) > (monthsIn(long) ?? 0) ? each : long));
  return Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, longest(kind)])) as Periods;
}

/** What is older than these instants has outlived its period. Throws where the policy names none. */
export async function cutoffsOf(services: Pick<Services, 'db' | 'now'>): Promise<Periods> {
  const periods = await periodsOf(services);
  const now = services.now();
  const cutoffs = {} as Periods;
  for (const kind of RETENTION_KINDS) {
    const months = monthsIn(periods[kind]);
    if (months === null) throw new Error(`the policy names no period for ${kind}`);
    cutoffs[kind] = cutoffOf(now, months);
  }
  return cutoffs;
}
