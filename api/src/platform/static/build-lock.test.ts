import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBuilt, withBuiltLock } from './build-lock.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parade-lock-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const page = () => path.join(root, 'page.html');
const read = () => readFile(page(), 'utf8');

/** A build under way: what it will make is there once it is told to end. */
async function building() {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const built = withBuiltLock(root, async () => {
    await rm(page(), { force: true });
    begun.resolve();
    await end.promise;
    await writeFile(page(), 'new');
  });
  await begun.promise;
  return { built, end: () => end.resolve() };
}

describe('a start while the front ends are built', () => {
  it('waits for the build and reads what it made', async () => {
    const { built, end } = await building();
    let found: string | undefined;
    const reading = readBuilt(root, read).then((text) => {
      found = text;
    });
    await expect(read()).rejects.toThrow('ENOENT');
    expect(found).toBeUndefined();
    end();
    await Promise.all([built, reading]);
    expect(found).toBe('new');
  });

  it('reads again where a build began in the middle', async () => {
    await writeFile(page(), 'old');
    let under: Awaited<ReturnType<typeof building>> | undefined;
    const text = await readBuilt(root, async () => {
      if (!under) {
        under = await building();
        setImmediate(under.end);
      }
      return read();
    });
    await under?.built;
    expect(text).toBe('new');
  });

  it('fails where nothing is built and nobody builds, and writes nothing', async () => {
    await expect(readBuilt(root, read)).rejects.toThrow('ENOENT');
    expect(await readdir(root)).toEqual([]);
  });

  it('lets one build after the other', async () => {
    const order: string[] = [];
    await Promise.all(
      ['a', 'b'].map((name) =>
        withBuiltLock(root, async () => {
          order.push(name);
          await new Promise(setImmediate);
          order.push(name);
        }),
      ),
    );
    expect(order[0]).toBe(order[1]);
    expect(order).toHaveLength(4);
  });
});
