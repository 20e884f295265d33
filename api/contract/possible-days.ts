import { parisDay } from './dates.ts';

/**
 * Why something cannot have come in on a calendar day, in a sentence: the day is
 * still to come, or before what it follows (`since`, an instant, and how it is
 * called). Undefined where it can.
 */
export function impossibleDay(
  day: string,
  { now, since, called }: { now: string; since: string; called: string },
): string | undefined {
  if (day > parisDay(new Date(now))) return 'Ce jour n’est pas encore venu';
  return day < parisDay(new Date(since)) ? `Ce jour est avant ${called}` : undefined;
}
