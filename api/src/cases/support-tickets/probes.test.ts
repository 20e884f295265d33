import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { ticketProbes } from './probes.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

it('tells which share had a first answer by the end of the second working day', async () => {
  const { uid } = await world.client();
  const tickets = (
    count: number,
    respondedAt: string | null,
    status: 'open' | 'closed' = 'open',
    createdAt = '2026-11-16T09:00:00Z',
  ) =>
    world.db
      .insertInto('support_tickets')
      .values(
        Array.from({ length: count }, () => ({
          ...{ id: newId(), userId: uid, subject: 'x', priority: 'low' as const, status },
          ...{ respondedAt, createdAt, updatedAt: createdAt, updatedBy: null },
        })),
      )
      .execute();
  const measured = () => ticketProbes[0]?.measure(world.db, new Date('2026-11-23T10:23:00Z'));

  await tickets(4, '2026-11-18T22:59:00Z');
  await tickets(5, null);
  await tickets(20, null, 'closed');
  await tickets(20, null, 'open', '2026-11-20T09:00:00Z'); // Its two days are not over.
  expect(await measured()).toBeUndefined();
  await tickets(1, '2026-11-18T23:00:00Z');
  expect(await measured()).toEqual({ value: 0.4, min: 0.5 });
});
