import { parisDay } from '../../../contract/dates.ts';
import { startOfParisDay } from '../../platform/paris-days.ts';

const DAY = 24 * 3_600_000;

const dayAt = (utc: number): string => new Date(utc).toISOString().slice(0, 10);
const daysLater = (day: string, days: number): string =>
  dayAt(Date.parse(`${day}T00:00:00Z`) + days * DAY);

/**
 * The same day so many months later or earlier; where that month has no such
 * day, its last one (code de procédure civile, article 641).
 */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/**
 * What happened before this instant (ISO-8601 UTC) has outlived a period of
 * calendar months: its last day, whole, is over in Paris.
 */
export function cutoffOf(now: Date, months: number): string {
  const today = parisDay(now);
  let day = monthsLater(today, -months);
  while (monthsLater(day, months) >= today) day = daysLater(day, -1);
  while (monthsLater(daysLater(day, 1), months) < today) day = daysLater(day, 1);
  return startOfParisDay(day, 1);
}
