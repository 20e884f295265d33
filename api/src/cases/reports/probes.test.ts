import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { reportProbes } from './probes.ts';

/** A Monday. */
const NOW = '2026-11-23T10:23:00Z';
const DAY = 86_400_000;

let world: World;
let person: Person;
beforeEach(async () => {
  world = await createWorld();
  person = await world.client();
});
afterEach(() => world.end());

const measured = (name: string) =>
  reportProbes.find((probe) => probe.name === name)?.measure(world.db, new Date(NOW));
const daysAgo = (days: number, from = NOW) => new Date(Date.parse(from) - days * DAY).toISOString();

/** Reports of one instant, by their ids. */
async function reports(count: number, createdAt: string): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  const texts = { description: '', additionalInfo: '', date: '', location: '', contactInfo: '' };
  const row = { ...texts, title: 'x', fraudType: 'Autre', createdAt, updatedAt: createdAt };
  if (count > 0) {
    await world.db
      .insertInto('reports')
      .values(ids.map((id) => ({ ...row, id, userId: person.uid, reference: id, deletedAt: null })))
      .execute();
  }
  return ids;
}

const step = (reportId: string | undefined, at: string, kind: 'submitted' | 'status') =>
  world.db
    .insertInto('report_history')
    .values({
      ...{ id: newId(), reportId: reportId ?? '', at, kind, fromStatus: null, note: null },
      ...{ toStatus: 'in_progress', actorId: person.uid, actorName: 'Camille' },
    })
    .execute();

it('compares the reports of 24 hours with the median of the same hours of four weeks', async () => {
  expect(await measured('reports_received')).toBeUndefined();
  for (const [week, count] of [13, 14, 15, 40].entries()) {
    await reports(count, daysAgo(7 * (week + 1) + 0.5));
  }
  // Neither the day before those nor what is still to come.
  await reports(9, daysAgo(1.1));
  await reports(9, daysAgo(-0.1));
  await reports(2, daysAgo(0.9));
  const [hidden] = await reports(1, daysAgo(0.9));
  await world.db
    .updateTable('reports')
    .set({ deletedAt: NOW })
    .where('id', '=', hidden ?? '')
    .execute();
  expect(await measured('reports_received')).toEqual({ value: 2, min: 4, max: 58 });
});

it('does not judge by a past of a few a day', async () => {
  for (const week of [1, 2, 3, 4]) await reports(11, daysAgo(7 * week + 0.5));
  expect(await measured('reports_received')).toBeUndefined();
});

it('tells which share was taken up by the end of the second working day', async () => {
  // A Monday: until the end of Wednesday.
  const [inTime, late, untouched, ...others] = await reports(9, '2026-11-16T09:00:00Z');
  await reports(9, '2026-11-20T09:00:00Z'); // Its two days are not over.
  expect(await measured('reports_taken_up')).toBeUndefined();
  for (const id of [inTime, late, untouched]) await step(id, '2026-11-16T09:00:00Z', 'submitted');
  await step(inTime, '2026-11-18T22:59:00Z', 'status');
  await step(late, '2026-11-18T23:00:00Z', 'status');
  for (const id of others) await step(id, '2026-11-16T10:00:00Z', 'status');
  await reports(1, '2026-11-14T09:00:00Z');
  expect(await measured('reports_taken_up')).toEqual({ value: 0.7, min: 0.5 });
});
