import { madeLate } from '../../contract/made-late.ts';

const PARIS = madeLate(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Paris',
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
);
const HOUR = 3_600_000;

/** Day, month, year, hour, minute and second of an instant in Paris, each as digits. */
const partsOf = (instant: Date): Record<string, string> =>
  Object.fromEntries(
    PARIS()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );

/** `2026-11-21 11:29:05`: sorts as text and opens as a date in a spreadsheet. */
export function parisTime(instant: string): string {
  const p = partsOf(new Date(instant));
  return `${p.year}-${p.month}-${p.day} ${p.hour}:${p.minute}:${p.second}`;
}

/**
 * The instant at which a calendar day begins in Paris, ISO-8601 UTC; `later`
 * days further on. Midnight is never skipped nor doubled there: the clocks
 * change at one o'clock UTC.
 */
export function startOfParisDay(day: string, later = 0): string {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`) + later * 24 * HOUR;
  // Paris is one or two hours ahead: the right offset is the one that gives midnight.
  const summer = new Date(midnightUtc - 2 * HOUR);
  const instant = partsOf(summer).hour === '00' ? summer : new Date(midnightUtc - HOUR);
  return instant.toISOString();
}

/** The calendar day `YYYY-MM-DD` so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10);

/** The instant so many times 24 hours after another, both ISO-8601 UTC; a negative number: before it. */
export const instantAfter = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * 24 * HOUR).toISOString();

/** The instant so many times 24 hours before. */
export const daysBefore = (instant: Date, days: number): Date =>
  new Date(instant.getTime() - days * 24 * HOUR);
