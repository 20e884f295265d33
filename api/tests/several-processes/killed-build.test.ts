/** A process that is killed while it builds a publication, and one that takes over. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { createWorld } from '../testing.ts';
import { PATIENCE, start } from './running.ts';

it.runIf(process.env.TEST_POSTGRES_URL)(
  'a publication goes online within 15 seconds of the end of whoever built it',
  async () => {
    const world = await createWorld();
    const folders = await Promise.all(
      ['a', 'b'].map((name) => mkdtemp(path.join(tmpdir(), `parade-killed-${name}-`))),
    );
    const another = (n: number, more: Record<string, string> = {}) =>
      start({ ...world.variables, ...more, DATA_DIR: folders[n] ?? '', PORT: '0' });
    const a = await another(0, { NO_BUILD_ENDS: '1' });
    const id = newId();
    const requested = { requestedAt: new Date().toISOString(), requestedBy: 'x' };
    await world.db
      .insertInto('publications')
      .values({ id, state: 'waiting', cause: 'request', ...requested })
      .execute();
    const states = () => world.db.selectFrom('publications').select('state').execute();
    await vi.waitFor(() => expect(a.said.some((said) => 'built' in said)).toBe(true), PATIENCE);
    const b = await another(1);
    expect(await states()).toEqual([{ state: 'building' }]);
    a.child.kill('SIGKILL');
    const since = performance.now();
    const published = async () => expect(await states()).toEqual([{ state: 'published' }]);
    await vi.waitFor(published, { timeout: 30_000, interval: 50 });
    expect(performance.now() - since).toBeLessThan(15_000);
    b.child.kill('SIGKILL');
    await world.end();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  },
  60_000,
);
