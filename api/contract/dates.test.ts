/** Relative dates by the calendar of Paris, wherever the server or the phone is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, parisDay, relativeDate, relativeDateTime } from './dates.ts';

const said = (then: string, now: string) => relativeDate(then, new Date(now));

describe('a relative date', () => {
  it.each([
    // Midnight in Paris is what counts: an hour before midnight UTC in winter, two in summer.
    ['2026-11-20T23:00:00Z', '2026-11-21T22:59:59Z', "Aujourd'hui"],
    ['2026-11-20T22:59:59Z', '2026-11-21T00:00:00Z', 'Hier'],
    ['2026-07-13T22:00:00Z', '2026-07-14T21:59:59Z', "Aujourd'hui"],
    ['2026-07-13T21:59:59Z', '2026-07-13T22:00:00Z', 'Hier'],
    // A minute ago can be yesterday, and almost two days ago as well.
    ['2026-11-20T22:59:30Z', '2026-11-20T23:00:30Z', 'Hier'],
    ['2026-11-19T23:00:00Z', '2026-11-21T22:59:59Z', 'Hier'],
    // The day of 23 hours and the day of 25.
    ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', "Aujourd'hui"],
    ['2026-03-28T22:59:59Z', '2026-03-29T21:59:59Z', 'Hier'],
    ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 'Hier'],
    ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', "Aujourd'hui"],
    ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 'Hier'],
    ['2026-10-24T21:59:59Z', '2026-10-25T23:00:00Z', 'Il y a 2 jours'],
    // Over a leap day, and where there is none.
    ['2028-02-28T12:00:00Z', '2028-03-01T12:00:00Z', 'Il y a 2 jours'],
    ['2028-02-29T12:00:00Z', '2028-03-01T12:00:00Z', 'Hier'],
    ['2027-02-28T12:00:00Z', '2027-03-01T12:00:00Z', 'Hier'],
    // Seven days at the most, over both changes of the clocks and the turn of the year.
    ['2026-03-25T12:00:00Z', '2026-04-01T12:00:00Z', 'Il y a 7 jours'],
    ['2026-03-24T12:00:00Z', '2026-04-01T12:00:00Z', '24 mars 2026'],
    ['2026-10-20T12:00:00Z', '2026-10-27T12:00:00Z', 'Il y a 7 jours'],
    ['2026-10-19T12:00:00Z', '2026-10-27T12:00:00Z', '19 octobre 2026'],
    ['2026-12-31T22:59:59Z', '2027-01-01T00:00:00Z', 'Hier'],
    ['2026-01-01T12:00:00Z', '2026-01-20T12:00:00Z', '1er janvier 2026'],
    // A clock that is ahead of ours.
    ['2026-11-22T12:00:00Z', '2026-11-21T12:00:00Z', '22 novembre 2026'],
  ])('of %s at %s is %s', (then, now, expected) => {
    expect(said(then, now)).toBe(expected);
  });

  it.each([
    ['2026-11-20T23:04:00Z', '2026-11-21T22:59:59Z', "Aujourd'hui à 00:04"],
    ['2026-03-29T00:59:00Z', '2026-03-30T12:00:00Z', 'Hier à 01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-30T12:00:00Z', 'Hier à 03:00'],
    ['2026-01-01T11:30:00Z', '2026-01-20T12:00:00Z', '1er janvier 2026 à 12:30'],
  ])('of %s at %s may tell the time: %s', (then, now, expected) => {
    expect(relativeDateTime(then, new Date(now))).toBe(expected);
  });

  it('is never missing: unknown and invalid ones have their words', () => {
    expect(relativeDate(null)).toBe('Date inconnue');
    expect(relativeDate('')).toBe('Date inconnue');
    expect(relativeDate('avant-hier')).toBe('Date invalide');
  });

  it('counts the midnights of Paris in between, whatever the instants, over years', () => {
    const from = Date.parse('2024-01-01T00:00:00Z');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 * 366 * 86_400_000 }),
        fc.integer({ min: 0, max: 9 * 86_400_000 }),
        (start, distance) => {
          const then = new Date(from + start);
          const now = new Date(from + start + distance);
          const days = new Set<string>();
          // An hour is shorter than any day is long.
          for (let at = then.getTime(); at < now.getTime(); at += 3_600_000) {
            days.add(parisDay(new Date(at)));
          }
          const midnights = days.add(parisDay(now)).add(parisDay(then)).size - 1;
          const expected =
            midnights === 0
              ? "Aujourd'hui"
              : midnights === 1
                ? 'Hier'
                : midnights <= 7
                  ? `Il y a ${midnights} jours`
                  : formatDate(then.toISOString());
          expect(relativeDate(then.toISOString(), now)).toBe(expected);
        },
      ),
      { numRuns: 1500 },
    );
  });
});
