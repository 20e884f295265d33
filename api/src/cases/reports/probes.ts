import type { Db } from '@parade/db';
import { sql } from 'kysely';
import { countOf, countsOf } from '../../platform/count.ts';
import { daysBefore } from '../../platform/paris-days.ts';
import type { Probe, Reading } from '../../platform/ports.ts';
import { inTwoWorkingDays } from '../../platform/probes/in-two-working-days.ts';

/** From this many reports a day on, a quarter of them is no accident. */
const ENOUGH = 12;
const TIMES = 4;

const between = (db: Db, from: string, until: string) =>
  db
    .selectFrom('reports')
    .where(sql<boolean>`"deletedAt" is null`)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until);

/** The last 24 hours against the median of the same 24 hours of the four weeks before. */
async function receivedToday(db: Db, now: Date): Promise<Reading | undefined> {
  const counts: number[] = [];
  for (const weeks of [0, 1, 2, 3, 4]) {
    const until = daysBefore(now, 7 * weeks);
    counts.push(
      await countOf(between(db, daysBefore(until, 1).toISOString(), until.toISOString())),
    );
  }
  const [value = 0, ...past] = counts;
  const [, low = 0, high = 0] = past.sort((a, b) => a - b);
  const usual = (low + high) / 2;
  if (usual < ENOUGH) return undefined;
  return { value, min: Math.ceil(usual / TIMES), max: Math.floor(usual * TIMES) };
}

export const reportProbes: readonly Probe[] = [
  {
    name: 'reports_received',
    label: 'Signalements reçus en 24\u00a0heures',
    unit: 'count',
    measure: receivedToday,
  },
  {
    name: 'reports_taken_up',
    label: 'Signalements pris en charge sous deux jours ouvrés',
    unit: 'share',
    measure: (db, now) =>
      inTwoWorkingDays(now, (from, until, deadline) =>
        countsOf(
          between(db, from, until),
          sql<boolean>`exists (select 1 from report_history as step
            where step."reportId" = reports."id" and step."kind" <> 'submitted'
              and step."at" < ${deadline})`,
        ),
      ),
  },
];
