import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/testing.ts';
import { checksAnswered, storeCounts } from './counts.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

async function check(times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let nth = 0; nth < times; nth++) {
    const { status } = await world.visitor().post('/api/checks', { text: 'faux-bonus.example' });
    statuses.push(status);
  }
  return [...new Set(statuses)];
}

const measured = () => checksAnswered.measure(world.db, world.services.now());

it('counts what was answered and what failed, and nothing of what was checked', async () => {
  expect(await check(18)).toEqual([200]);
  await world.visitor().post('/api/checks', { text: '' }); // A refusal is none of either.
  await storeCounts(world.services);
  expect(await measured()).toBeUndefined();

  await world.db.schema.alterTable('alerts').renameTo('alerts_gone').execute();
  expect(await check(2)).toEqual([500]);
  await world.db.schema.alterTable('alerts_gone').renameTo('alerts').execute();
  await storeCounts(world.services);
  await storeCounts(world.services);
  expect(await measured()).toEqual({ value: 0.9, min: 0.95 });
  const rows = await world.db.selectFrom('check_counts').selectAll().orderBy('id').execute();
  expect(rows.map(({ answered, failed }) => [answered, failed])).toEqual([
    [18, 0],
    [0, 2],
  ]);
  expect(JSON.stringify(rows)).not.toContain('faux');

  world.services.now = () => new Date(Date.now() + 25 * 3_600_000);
  expect(await measured()).toBeUndefined();
  await storeCounts(world.services);
  expect(await world.db.selectFrom('check_counts').select('id').execute()).toEqual([]);
});
