import { createHash } from 'node:crypto';
import type { Blobs } from './blobs.ts';
import { isMissing } from './on-disk.ts';

export interface Copied {
  copied: number;
  /** Were there already, equal. */
  there: number;
  /** Of all of them. */
  bytes: number;
}

/**
 * Copies every blob and reads each back: afterwards the same lies in both, by
 * size and SHA-256. What is there already is compared, so it goes on where a
 * stop cut it off. Throws at the first that cannot be read or did not arrive as it was.
 */
export async function copyFiles(
  from: Blobs,
  to: Blobs,
  progress: (done: number, total: number) => void = () => {},
): Promise<Copied> {
  const done: Copied = { copied: 0, there: 0, bytes: 0 };
  const names = new Set<string>();
  for await (const { name } of from.list()) names.add(name);
  let seen = 0;
  for (const name of names) {
    progress(++seen, names.size);
    const source = await markOf(from, name);
    // Half-written, or removed since the list was made.
    if (!source) continue;
    done.bytes += source.size;
    if ((await markOf(to, name))?.hash === source.hash) {
      done.there++;
      continue;
    }
    await to.put(name, [await from.get(name)]);
    if ((await markOf(to, name))?.hash !== source.hash) {
      throw new Error(`${name} n’est pas arrivé tel quel.`);
    }
    done.copied++;
  }
  return done;
}

/** Undefined where there is none of that name. */
async function markOf(blobs: Blobs, name: string) {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of await blobs.get(name)) {
      hash.update(chunk as Buffer);
      size += (chunk as Buffer).length;
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`${name} ne se lit pas\u00a0: ${(error as Error).message}`, { cause: error });
  }
  return { hash: hash.digest('hex'), size };
}
