import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/testing.ts';
import { publicationLag } from './lag.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

const asked = (id: string, time: string, state: 'waiting' | 'published' | 'failed') =>
  world.db
    .insertInto('publications')
    .values({
      ...{ id, state, cause: 'settings', requestedBy: '' },
      requestedAt: `2026-11-23T${time}:00.000Z`,
    })
    .execute();
const lag = () => publicationLag.measure(world.db, new Date('2026-11-23T10:23:00Z'));

it('counts from the oldest request that visitors do not read yet', async () => {
  expect(await lag()).toBeUndefined();
  await asked('a', '08:00', 'failed');
  expect(await lag()).toEqual({ value: 143, max: 10 });
  await asked('b', '09:00', 'published');
  expect(await lag()).toEqual({ value: 0, max: 10 });
  await asked('c', '10:03', 'failed');
  await asked('d', '10:22', 'waiting');
  expect(await lag()).toEqual({ value: 20, max: 10 });
});
