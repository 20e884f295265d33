import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { drawingIn } from './drawing.ts';

const drawing = drawingIn(1500);

const module = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const ownPid = module('export default () => process.pid');

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the processes that draw', () => {
  it('are not the server, and know nothing of its configuration', async () => {
    process.env.SOME_SECRET = 'tulipe';
    const code = 'export default (task) => [task.word, process.pid, process.env.SOME_SECRET]';
    const answer = await drawing<{ word: string }, unknown[]>('a', module(code), { word: 'oui' });
    delete process.env.SOME_SECRET;
    expect(answer).toEqual(['oui', expect.any(Number), undefined]);
    expect(answer[1]).not.toBe(process.pid);
  });

  it('take one picture with them when they break, and those behind it go on', async () => {
    const breaking = module('export default () => process.kill(process.pid, "SIGSEGV")');
    const drawn = [breaking, breaking, ownPid, ownPid].map((each, nth) =>
      drawing(`${nth}`, each, {}),
    );
    const settled = await Promise.allSettled(drawn);
    expect(settled.map(({ status }) => status)).toEqual([
      ...['rejected', 'rejected'],
      ...['fulfilled', 'fulfilled'],
    ]);
    await expect(drawn[0]).rejects.toMatchObject({ code: 'file_unreadable' });
  });

  it('draw for one person while another’s many pictures take long', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'parade-drawing-'));
    const end = path.join(folder, 'end');
    const slow = module(`import { existsSync } from 'node:fs';
      import { setTimeout } from 'node:timers/promises';
      export default async (end) => { while (!existsSync(end)) await setTimeout(10); };`);
    const theirs = Array.from({ length: 5 }, () => drawing('a', slow, end));
    expect(await drawing<object, number>('b', ownPid, {})).toEqual(expect.any(Number));
    await writeFile(end, '');
    await Promise.all(theirs);
    await rm(folder, { recursive: true });
  });

  it('hand on what the module threw, without its stack', async () => {
    const throwing = module('export default () => { throw new Error("no such font") }');
    await expect(drawing('a', throwing, {})).rejects.toThrow('no such font');
  });

  it('may be ended by the system while they wait', async () => {
    const pid = await drawing<object, number>('a', ownPid, {});
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(runs(pid)).toBe(false), { timeout: 15_000 });
    await vi.waitFor(async () => expect(await drawing('a', ownPid, {})).not.toBe(pid), {
      timeout: 15_000,
    });
  });

  it('end when nobody has sent a picture for a while', { timeout: 30_000 }, async () => {
    const pid = await drawing<object, number>('a', ownPid, {});
    await vi.waitFor(() => expect(runs(pid)).toBe(false), { timeout: 25_000, interval: 250 });
  });
});
