import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorld, type World } from '../../tests/testing.ts';
import { newId } from '../platform/ids.ts';
import { startJobs } from './jobs.ts';

const NO_PUBLISHER = { run: async () => {}, stop: async () => {} };

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

/** The jobs with an export that the last stop left; `write` makes its file. */
async function start(write: typeof world.services.exports.write) {
  const { uid } = await world.client();
  const id = newId();
  const at = new Date(0).toISOString();
  await world.db
    .insertInto('exports')
    .values({ id, userId: uid, status: 'preparing', requestedAt: at, nextAttemptAt: at })
    .execute();
  const measured = vi.fn();
  const exports = { ...world.services.exports, write };
  const measure = { request: () => {}, planned: () => {}, job: measured };
  const stop = startJobs({ ...world.services, exports, measure }, NO_PUBLISHER);
  const stored = () =>
    world.db.selectFrom('exports').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  return { stop, stored, measured };
}

it('ends what is running before a stop, and starts nothing more', async () => {
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const write = vi.fn(async (...file: Parameters<typeof world.services.exports.write>) => {
    await gate;
    return world.services.exports.write(...file);
  });
  const { stop, stored, measured } = await start(write);
  await vi.waitFor(() => expect(write).toHaveBeenCalled(), { timeout: 15_000 });
  const stopped = stop();
  expect((await stored()).status).toBe('preparing');
  goOn();
  await stopped;
  expect((await stored()).status).toBe('ready');
  expect(measured).toHaveBeenCalledWith('exports', true);
});

it('counts a publication that could not be shown, or its terms announced', async () => {
  const measured = vi.fn();
  const measure = { request: () => {}, planned: () => {}, job: measured };
  const run = () => Promise.reject(new Error('no such table: terms_versions'));
  const stop = startJobs({ ...world.services, measure }, { ...NO_PUBLISHER, run });
  world.services.siteWakeUp.ring();
  await vi.waitFor(() => expect(measured).toHaveBeenCalledWith('publisher', false), {
    timeout: 15_000,
  });
  await stop();
});

it('counts a job that failed, though its work is tried again', async () => {
  const { stop, measured } = await start(() => Promise.reject(new Error('the disk is full')));
  await vi.waitFor(() => expect(measured).toHaveBeenCalledWith('exports', false), {
    timeout: 15_000,
  });
  await stop();
});
