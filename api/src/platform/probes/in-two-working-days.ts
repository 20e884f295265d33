import { startOfParisDay } from '../paris-days.ts';
import type { Reading } from '../ports.ts';
import { latestWorkingDays } from '../working-days.ts';

/** Days of arrivals that are looked at, and how many it takes to judge. */
const DAYS = 10;
const ENOUGH = 10;
const EXPECTED = 0.5;

/**
 * Of what came in on ten working days and the free days after each, the share that was answered
 * before the end of the second working day after it. Half is expected, so that the median is two
 * working days. `count`: how many came in from `from` until `until`, and how many of them were
 * answered before `deadline`.
 */
export async function inTwoWorkingDays(
  now: Date,
  count: (from: string, until: string, deadline: string) => Promise<[all: number, inTime: number]>,
): Promise<Reading | undefined> {
  const starts = latestWorkingDays(now, DAYS + 3).map((day) => startOfParisDay(day));
  let [all, inTime] = [0, 0];
  for (let nth = 3; nth < starts.length; nth++) {
    const [from, until, deadline] = [starts[nth], starts[nth - 1], starts[nth - 3]];
    if (!from || !until || !deadline) break;
    const counted = await count(from, until, deadline);
    all += counted[0];
    inTime += counted[1];
  }
  return all < ENOUGH ? undefined : { value: inTime / all, min: EXPECTED };
}
