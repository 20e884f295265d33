import { readPlan } from '@parade/api/contract/plan-reading.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import ICAL from 'ical.js';
import { afterEach, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { deadlinesOf } from './deadlines.ts';

const TODAY = '2026-11-23';
const SITUATION: Situation = {
  kind: 'faux-conseiller',
  payments: [
    { means: 'transfer', authorised: 'tricked', paidOn: '2026-11-22', outsideEea: false },
    { means: 'card', authorised: 'no', paidOn: '2026-02-28' },
    { means: 'card', authorised: 'no', paidOn: '2026-11-20', amountEuros: 12 },
  ],
  facts: {},
};
const deadlines = (situation = SITUATION) => deadlinesOf(readPlan(situation, TODAY), situation);

/** The file as another program reads it. */
function opened(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each);
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      isDay: event.startDate.isDate,
      summary: event.summary,
      description: event.description,
      sequence: event.sequence,
      reminder: each.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString(),
    };
  });
}

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

it.each([
  ['Europe/Paris', -60],
  ['Pacific/Auckland', -780],
  ['America/Los_Angeles', 480],
])('writes the days themselves, wherever the device is: %s', (place, offset) => {
  process.env.TZ = place;
  expect(new Date('2026-11-23T12:00:00Z').getTimezoneOffset()).toBe(offset);
  const events = opened(calendarFile(deadlines(), new Date('2026-11-23T22:30:00Z')));
  expect(events.map(({ day, isDay, summary }) => [day, isDay, summary])).toEqual([
    ['2026-12-04', true, 'Demander le rappel du virement, si ce n’est pas fait'],
    ['2027-03-28', true, 'Contester le paiement, si ce n’est pas fait'],
    ['2027-01-29', true, 'Contester le paiement, si ce n’est pas fait'],
    ['2032-02-28', true, 'Porter plainte, si ce n’est pas fait'],
  ]);
  expect(events[0]?.description).toContain('Virement, le 22 novembre 2026');
  expect(events[0]?.description).toContain('n’attendez pas ce jour');
  expect(events[0]?.description).toContain('Texte non relu par un juriste');
  expect(events[0]?.reminder).toBe('-P3D');
});

it('calls advice advice: nothing ends on that day', () => {
  const paid = { means: 'card', authorised: 'tricked', paidOn: '2026-11-20' } as const;
  const titles = deadlines({ ...SITUATION, kind: 'faux-site', payments: [paid] }).map(
    ({ title }) => title,
  );
  expect(titles).toContainEqual(expect.stringMatching(/^Conseillé avant ce jour\s: /));
});

it('leaves out what has passed and what has no day', () => {
  expect(deadlines({ ...SITUATION, payments: [] })).toEqual([]);
  expect(deadlines().map(({ uid }) => uid)).toHaveLength(4);
});

it('updates what an agenda has: the same uid, a higher number, though more is known', () => {
  const [first, ...others] = SITUATION.payments;
  if (!first) throw new Error('no payment');
  const later = { ...SITUATION, payments: [{ ...first, amountEuros: 50 }, ...others] };
  const before = opened(calendarFile(deadlines(), new Date('2026-11-23T10:00:00Z')));
  const after = opened(calendarFile(deadlines(later), new Date('2026-11-23T11:00:00Z')));
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(new Set(before.map(({ uid }) => uid)).size).toBe(before.length);
  expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? 0);
});
