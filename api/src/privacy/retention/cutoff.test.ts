/** Periods over the calendar of Paris: leap days, ends of months, both changes of the clocks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parisDay } from '../../../contract/dates.ts';
import { monthsIn } from '../../../contract/retention.ts';
import { cutoffOf, monthsLater } from './cutoff.ts';

const YEARS = 12;
/** Whether something of this instant has outlived its period now, by the law's own words. */
const isOver = (then: Date, now: Date, months: number) =>
  monthsLater(parisDay(then), months) < parisDay(now);

describe('a period', () => {
  it.each([
    // Closed on a leap day: the last day of February, whole.
    ['2024-02-29T10:00:00Z', 3 * YEARS, '2027-02-28T22:59:59.999Z', false],
    ['2024-02-29T10:00:00Z', 3 * YEARS, '2027-02-28T23:00:00.000Z', true],
    ['2024-02-29T10:00:00Z', 4 * YEARS, '2028-02-29T22:59:59.999Z', false],
    ['2024-02-29T10:00:00Z', 4 * YEARS, '2028-02-29T23:00:00.000Z', true],
    // Ends on a leap day that the beginning did not have.
    ['2025-02-28T10:00:00Z', 3 * YEARS, '2028-02-28T22:59:59.999Z', false],
    ['2025-02-28T10:00:00Z', 3 * YEARS, '2028-02-28T23:00:00.000Z', true],
    // The last hour of a day in Paris is the day before in UTC, an hour earlier in summer.
    ['2023-07-14T21:59:59Z', 3 * YEARS, '2026-07-14T22:00:00.000Z', true],
    ['2023-07-14T22:00:00Z', 3 * YEARS, '2026-07-14T22:00:00.000Z', false],
    // Ends on the day on which the clocks go forward, and on which they go back.
    ['2023-03-29T12:00:00Z', 3 * YEARS, '2026-03-29T21:59:59.999Z', false],
    ['2023-03-29T12:00:00Z', 3 * YEARS, '2026-03-29T22:00:00.000Z', true],
    ['2023-10-25T12:00:00Z', 3 * YEARS, '2026-10-25T22:59:59.999Z', false],
    ['2023-10-25T12:00:00Z', 3 * YEARS, '2026-10-25T23:00:00.000Z', true],
    // Thirteen months from the end of a long month.
    ['2025-01-31T12:00:00Z', 13, '2026-02-28T22:59:59.999Z', false],
    ['2025-01-31T12:00:00Z', 13, '2026-02-28T23:00:00.000Z', true],
  ])('of something at %s, %i months, is over at %s: %s', (then, months, now, over) => {
    expect(then < cutoffOf(new Date(now), months)).toBe(over);
  });

  it('is over at the same instant however it is computed, over two leap cycles', () => {
    const from = Date.parse('2023-01-01T00:00:00Z');
    const to = Date.parse('2033-01-01T00:00:00Z');
    fc.assert(
      fc.property(
        fc.integer({ min: from, max: to }),
        fc.constantFrom(1, 13, 36, 48, 60, 120),
        fc.integer({ min: -3 * 86_400_000, max: 3 * 86_400_000 }),
        (instant, months, shift) => {
          const then = new Date(instant);
          // Around the very end, where it matters.
          const end = Date.parse(`${monthsLater(parisDay(then), months)}T23:00:00Z`);
          const now = new Date(end + shift);
          expect(then.toISOString() < cutoffOf(now, months)).toBe(isOver(then, now, months));
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('never goes back while the clock goes on', () => {
    let last = '';
    for (let at = Date.parse('2027-12-20T00:00:00Z'); at < Date.parse('2028-11-10T00:00:00Z'); ) {
      const cutoff = cutoffOf(new Date(at), 36);
      expect(cutoff >= last).toBe(true);
      last = cutoff;
      at += 3_600_000;
    }
  });
});

describe('a sentence of the policy', () => {
  it.each([
    ['3 ans après la clôture du compte', 36],
    ['3\u00a0ans après la clôture du compte', 36],
    ['10 ans (obligation légale)', 120],
    ['13 mois au maximum', 13],
    ['1 an', 12],
    ['Conservées 24 mois', 24],
    ['Aussi longtemps que nécessaire', null],
    ['3 ans, puis 5 ans aux archives', null],
    ['0 mois', null],
    ['3 anses', null],
    ['2000 ans', null],
    ['1\u202fan', 12],
    ['1\u00a0an', 12],
    ['au plus 3 ans', 36],
    ['Durée\u00a0: 3 ans à compter du jour de la clôture', 36],
    ['10 ans (article L123-22 du code de commerce)', 120],
    ['Durée légale (10 ans)', 120],
    ['12,1 mois', null],
    ['3,5 ans', null],
    ['3.5 ans', null],
    [',5 ans', null],
    ['1/2 an', null],
    ['3½ ans', null],
    ['1 an ½', null],
    ['1 an et demi', null],
    ['3 ans et quart', null],
    ['2-3 ans', null],
    ['2 à 3 ans', null],
    ['entre 12 et 24 mois', null],
    ['-3 ans', null],
    ['− 3 ans', null],
    ['3 ans et 30 jours', null],
    ['3 ans et un jour', null],
    ['3 ans et quelques jours', null],
    ['3 ans et six mois', null],
    ['un an et 6 mois', null],
    ['3 ans et deux semaines', null],
    ['au plus 3 ans, sauf 10 années pour les factures', null],
    ['3 ans, sauf dix années pour les factures', null],
    ['3 ans (10 ans pour les factures)', null],
    ['3 ans (dix ans pour les factures)', null],
    ['3 ans (puis 5 aux archives)', null],
    ['3 ans (article 5', null],
  ])('%s is a period of %s months', (sentence, months) => {
    expect(monthsIn(sentence)).toBe(months);
  });
});
