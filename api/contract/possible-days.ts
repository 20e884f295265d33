import { FUTURE_DAY } from './claims.ts';
import { parisDay } from './dates.ts';

/**
 * Why something cannot have come in on a calendar day, as a sentence: the day is still to come, or
 * lies before the instant `since` of what it follows, which is called `called`. Undefined where it
 * can.
 */
export function impossibleDay(
  day: string,
  { now, since, called }: { now: string; since: string; called: string },
): string | undefined {
  if (day > parisDay(new Date(now))) return FUTURE_DAY;
  return day < parisDay(new Date(since)) ? `Ce jour est avant ${called}` : undefined;
}
