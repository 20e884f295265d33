import { parisDay } from '../../contract/dates.ts';
import { daysAfter, parisTime } from './paris-days.ts';

const DAY = 86_400_000;

/** The same day each year (code du travail, L3133-1). */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'] as const;
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50] as const;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Easter Sunday of a Gregorian year as a time in UTC (Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** Whether a calendar day `YYYY-MM-DD` is a public holiday in the whole of France. */
export function isPublicHoliday(day: string): boolean {
  if (FIXED.some((date) => day.endsWith(`-${date}`))) return true;
  const easter = easterOf(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((days) => dayOf(easter + days * DAY) === day);
}

/** Neither Saturday nor Sunday nor a public holiday. */
export const isWorkingDay = (day: string): boolean =>
  ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !isPublicHoliday(day);

/** Whether the office is open: Monday to Friday from 9 to 18 o'clock in Paris, without public holidays. */
export function isWorkingHour(instant: Date): boolean {
  const hour = Number(parisTime(instant.toISOString()).slice(11, 13));
  return hour >= 9 && hour < 18 && isWorkingDay(parisDay(instant));
}

/** The newest working days, `YYYY-MM-DD`, newest first, from that of this instant on. */
export function latestWorkingDays(instant: Date, count: number): string[] {
  const days: string[] = [];
  for (let day = parisDay(instant); days.length < count; day = daysAfter(day, -1)) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days;
}
