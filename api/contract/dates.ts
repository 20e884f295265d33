/** French dates, always of Europe/Paris, from ISO-8601 UTC instants. */

import { madeLate } from './made-late.ts';

const ZONE = 'Europe/Paris';
const formatter = (options: Intl.DateTimeFormatOptions, locale = 'fr-FR') =>
  madeLate(() => new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options }));
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = formatter({ dateStyle: 'long' });
const DAY_AND_TIME = formatter({ day: 'numeric', month: 'long', year: 'numeric', ...CLOCK });
const TO_THE_SECOND = formatter({ dateStyle: 'long', timeStyle: 'medium' });
const TIME = formatter(CLOCK);
const PARIS_DAY = formatter({ dateStyle: 'short' }, 'en-CA');
const CALENDAR_DAY = formatter({ dateStyle: 'long', timeZone: 'UTC' });

function format(value: string | null | undefined, inWords: () => Intl.DateTimeFormat): string {
  if (!value) return 'Date inconnue';
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return 'Date invalide';
  return inWords().format(instant).replace(/^1 /, '1er ');
}

/** `2026-10-02T…Z` → « 2 octobre 2026 »; 'Date inconnue' and 'Date invalide' as specified. */
export function formatDate(instant: string | null | undefined): string {
  return format(instant, DAY);
}

/** The same with « à 16:20 ». */
export function formatDateTime(instant: string | null | undefined): string {
  return format(instant, DAY_AND_TIME);
}

/** The time alone: « 16:20 ». */
export const formatTime = (instant: string): string => format(instant, TIME);

/** To the second, for the journal: « 2 octobre 2026 à 16:20:05 ». */
export function formatInstant(instant: string | null | undefined): string {
  return format(instant, TO_THE_SECOND);
}

/** A calendar day `YYYY-MM-DD` (an incident's date), which has no time zone. */
export function formatCalendarDay(day: string | null | undefined): string {
  return format(day, CALENDAR_DAY);
}

/** The calendar day of an instant in Paris, `YYYY-MM-DD`. */
export function parisDay(instant: Date): string {
  return PARIS_DAY().format(instant);
}

/** Before it nothing of a case is dated. */
export const FIRST_DAY_OF_CASES = '2000-01-01';

/** Calendar days in Paris between an instant and now: 0 today, 1 yesterday. */
function daysAgo(instant: Date, now: Date): number {
  const day = (d: Date) => Date.parse(`${parisDay(d)}T00:00:00Z`);
  return Math.round((day(now) - day(instant)) / 86_400_000);
}

/** 'Aujourd'hui', 'Hier', 'Il y a N jours' up to seven, then the French date (specification 9). */
export function relativeDate(value: string | null | undefined, now = new Date()): string {
  const instant = new Date(value ?? Number.NaN);
  if (Number.isNaN(instant.getTime())) return formatDate(value);
  const days = daysAgo(instant, now);
  if (days === 0) return "Aujourd'hui";
  if (days === 1) return 'Hier';
  if (days > 1 && days <= 7) return `Il y a ${days} jours`;
  return formatDate(value);
}

/** The same with the time: « Hier à 16:20 ». */
export function relativeDateTime(instant: string, now = new Date()): string {
  return `${relativeDate(instant, now)} à ${TIME().format(new Date(instant))}`;
}
