import type { DbOrTrx } from '@parade/db';
import { daysBefore } from '../../platform/paris-days.ts';
import { stateSince } from '../../platform/settings/read.ts';

const HOUR_MS = 3_600_000;
/** From this many answered cases on, a median says something. */
const ENOUGH = 30;
/** The newest cases that are looked at. */
const LOOKED_AT = 200;
/** Younger ones are left out: those of them that are answered already would make us look faster. */
const SETTLED_DAYS = 14;

export interface FirstAnswer {
  /** Whole hours, rounded up: half of the cases had their first answer within them. */
  hours: number;
  cases: number;
}

/**
 * How long the first answer of the team took, a status, a note or a message, in the middle case. What has no
 * answer yet counts as longer than all others. Null where too few cases were answered, or where the
 * middle one was not. What was filed in a demonstration says nothing of an open platform.
 */
export async function firstAnswer(db: DbOrTrx, now: Date): Promise<FirstAnswer | null> {
  const since = await stateSince(db);
  let settled = db
    .selectFrom('reports')
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', daysBefore(now, SETTLED_DAYS).toISOString());
  if (since !== null) settled = settled.where('createdAt', '>=', since);
  const cases = await settled
    .select((e) => [
      'createdAt',
      e
        .selectFrom('report_history')
        .whereRef('report_history.reportId', '=', 'reports.id')
        .where('report_history.kind', '<>', 'submitted')
        .select((h) => h.fn.min('report_history.at').as('at'))
        .as('decidedAt'),
      e
        .selectFrom('report_messages')
        .whereRef('report_messages.reportId', '=', 'reports.id')
        .where('report_messages.side', '=', 'team')
        .select((m) => m.fn.min('report_messages.at').as('at'))
        .as('writtenAt'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const hours = cases.flatMap(({ createdAt, decidedAt, writtenAt }) => {
    const [first] = [decidedAt, writtenAt].filter((at) => at !== null).sort();
    return first === undefined ? [] : [(Date.parse(first) - Date.parse(createdAt)) / HOUR_MS];
  });
  if (hours.length < ENOUGH) return null;
  const middle = hours.sort((a, b) => a - b)[Math.ceil(cases.length / 2) - 1];
  return middle === undefined
    ? null
    : { hours: Math.max(1, Math.ceil(middle)), cases: cases.length };
}
