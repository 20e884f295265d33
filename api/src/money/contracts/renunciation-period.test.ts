import { describe, expect, it } from 'vitest';
import { isPublicHoliday } from '../../platform/working-days.ts';
import { refundDueOn } from '../invoices/refund-due.ts';
import { mayRenounce, renounceUntil } from './renunciation-period.ts';

describe('the fourteen days', () => {
  it.each([
    ['an ordinary period', '2026-11-03T09:00:00Z', '2026-11-17'],
    ['accepted just before midnight in Paris', '2026-11-03T22:59:59Z', '2026-11-17'],
    ['accepted just after it', '2026-11-03T23:00:00Z', '2026-11-18'],
    ['ends on a Saturday', '2026-11-07T09:00:00Z', '2026-11-23'],
    ['ends on a Sunday', '2026-11-08T09:00:00Z', '2026-11-23'],
    ['ends on 11 November', '2026-10-28T09:00:00Z', '2026-11-12'],
    ['ends on Christmas Day, before a weekend', '2026-12-11T09:00:00Z', '2026-12-28'],
    ['ends on Easter Monday', '2027-03-15T09:00:00Z', '2027-03-30'],
    ['ends on Ascension Day', '2027-04-22T09:00:00Z', '2027-05-07'],
    ['ends on a Sunday before Whit Monday', '2027-05-02T09:00:00Z', '2027-05-18'],
    ['across the clock change of spring', '2027-03-24T09:00:00Z', '2027-04-07'],
    ['across the clock change of autumn', '2026-10-20T09:00:00Z', '2026-11-03'],
    ['over a leap day', '2028-02-17T09:00:00Z', '2028-03-02'],
    ['ends on a leap day', '2028-02-15T09:00:00Z', '2028-02-29'],
    ['over the turn of the year', '2026-12-23T09:00:00Z', '2027-01-06'],
  ])('%s', (_, acceptedAt, last) => {
    expect(renounceUntil(acceptedAt)).toBe(last);
  });

  it.each([
    // Summer time began meanwhile: the last day ends at 22:00 UTC.
    ['2027-03-24T09:00:00Z', '2027-04-07T21:59:59.999Z', '2027-04-07T22:00:00.000Z'],
    // It ended meanwhile: 23:00 UTC.
    ['2026-10-20T09:00:00Z', '2026-11-03T22:59:59.999Z', '2026-11-03T23:00:00.000Z'],
  ])('accepted at %s end with the last second of a day in Paris', (acceptedAt, last, late) => {
    expect(mayRenounce(acceptedAt, new Date(last))).toBe(true);
    expect(mayRenounce(acceptedAt, new Date(late))).toBe(false);
  });

  it('leave fourteen days to refund, never extended', () => {
    expect(refundDueOn('2026-11-07T09:00:00Z')).toBe('2026-11-21');
  });
});

it('knows the eleven public holidays of a year', () => {
  const days = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  expect(days.filter(isPublicHoliday)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ]);
});
