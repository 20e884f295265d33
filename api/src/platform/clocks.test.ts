import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setForward } from '../../tests/mail.ts';
import { PROCESS_ENV } from '../../tests/process-env.ts';
import { createWorld, type World } from '../../tests/testing.ts';
import { requireRightClock } from './clocks.ts';

const SERVER = path.join(import.meta.dirname, '../app/server.ts');
const PARADE = path.join(import.meta.dirname, '../../bin/parade.ts');
const CLOCK_OFF = path.join(
  import.meta.dirname,
  '../../tests/several-processes/clock-off-process.ts',
);
const SECOND = 1000;

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

const ready = async () => {
  const { status, body } = await world.visitor().get('/api/ready');
  return [status, body.code];
};

describe.runIf(process.env.TEST_POSTGRES_URL)('a clock that is not the database’s', () => {
  it.each([
    [0, 0],
    [2, 1],
    [-2, 1],
  ])('is told in the log: %i s off', async (off, warnings) => {
    const warn = vi.spyOn(world.services.log, 'warn');
    setForward(world.services, off * SECOND);
    await requireRightClock(world.services);
    expect(warn).toHaveBeenCalledTimes(warnings);
    expect(await ready()).toEqual([200, undefined]);
  });

  it.each([
    [62, 'ahead of'],
    [-62, 'behind'],
  ])('by more than a minute fails its job, and is not ready: %i s off', async (off, where) => {
    setForward(world.services, off * SECOND);
    await expect(requireRightClock(world.services)).rejects.toThrow(where);
    expect(await ready()).toEqual([503, 'clock_wrong']);
  });

  it.each([
    ['the server', [SERVER], 600, 'The clock of this machine is …'],
    ['a command', [PARADE, 'migrate'], -600, 'L’horloge de cette machine retarde de …'],
  ])('by more than a minute keeps %s from starting', async (_, typed, off, start) => {
    // A command looks first whether anything is there.
    await world.client();
    const variables = { ...world.variables, CLOCK_OFF: String(off * SECOND), PORT: '0' };
    const args = ['--import', CLOCK_OFF, ...typed];
    const env = { ...PROCESS_ENV, ...variables };
    const ended = await new Promise<{ code: unknown; says: string }>((resolve) => {
      execFile(process.execPath, args, { env, timeout: 30_000 }, (error, _out, says) =>
        resolve({ code: error?.code, says }),
      );
    });
    const sentence = new RegExp(`^${start.replace('…', '(600|599)')}\\.\\d s [^\\n]+\\n$`);
    expect(ended).toEqual({ code: 1, says: expect.stringMatching(sentence) });
  });
});

it.skipIf(process.env.TEST_POSTGRES_URL)('has nothing to be compared with on SQLite', async () => {
  setForward(world.services, 600 * SECOND);
  await requireRightClock(world.services);
  expect(await ready()).toEqual([200, undefined]);
});
