import type { Day } from './facts.ts';
import type { Unit } from './rules.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const at = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

const PARIS = { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' } as const;
/** `2026-11-22 14:30:00`, the wall clock of Paris. */
const wallClock = (ms: number): string => new Date(ms).toLocaleString('sv-SE', PARIS);

const plusDays = (day: Day, days: number): Day => dayOf(at(day) + days * DAY_MS);

/** The same day number so many months later, else the last day of that month. */
function plusMonths(day: Day, months: number): Day {
  const from = new Date(at(day));
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return dayOf(first + (Math.min(from.getUTCDate(), last.getUTCDate()) - 1) * DAY_MS);
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1));
}

/** The eleven public holidays of France (Code du travail, L3133-1). */
function publicHolidays(year: number): Day[] {
  const sunday = easter(year);
  const moving = [1, 39, 50].map((days) => plusDays(sunday, days));
  const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
  return [...fixed.map((date) => `${year}-${date}`), ...moving].toSorted();
}

/** The days on which transfers between banks of the euro area rest beside weekends (TARGET). */
function bankingHolidays(year: number): Day[] {
  const sunday = easter(year);
  const moving = [plusDays(sunday, -2), plusDays(sunday, 1)];
  return [...['01-01', '05-01', '12-25', '12-26'].map((date) => `${year}-${date}`), ...moving];
}

function plusWorkingDays(day: Day, count: number, holidays: (year: number) => Day[]): Day {
  let [current, left] = [day, count];
  while (left > 0) {
    current = plusDays(current, 1);
    const weekend = [0, 6].includes(new Date(at(current)).getUTCDay());
    if (!weekend && !holidays(Number(current.slice(0, 4))).includes(current)) left -= 1;
  }
  return current;
}

/** Monday to Friday without French public holidays. The first day is not counted. */
export const plusBusinessDays = (day: Day, count: number): Day =>
  plusWorkingDays(day, count, publicHolidays);

/** The instant of a wall clock in Paris; of one that occurs twice, the earlier; ms. */
function parisInstant(local: string): number {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}Z`);
  const summer = asUtc - 2 * HOUR_MS;
  return Date.parse(`${wallClock(summer).replace(' ', 'T')}Z`) === asUtc ? summer : asUtc - HOUR_MS;
}

/** The Paris day on which so many elapsed hours end. A day alone counts from its first instant. */
function plusHours(from: string, hours: number): Day {
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(from.slice(10));
  const start = hasZone
    ? Date.parse(from)
    : parisInstant(
        from.length > 10
          ? `${from.slice(0, 10)}T${from.slice(11).padEnd(8, ':00')}`
          : `${from}T00:00:00`,
      );
  // What ends at midnight has its last moment on the day before.
  return wallClock(start + hours * HOUR_MS - 1).slice(0, 10);
}

/** The day on which a period ends; the day that it starts from is not counted. */
export function lastDayOf(from: string, add: number, unit: Unit): Day {
  switch (unit) {
    case 'years':
      return plusMonths(from, add * 12);
    case 'months':
      return plusMonths(from, add);
    case 'weeks':
      return plusDays(from, add * 7);
    case 'days':
      return plusDays(from, add);
    case 'bankingDays':
      return plusWorkingDays(from, add, bankingHolidays);
    case 'hours':
      return plusHours(from, add);
  }
}
