import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '@parade/db';
import { ifMissing, syncFolder } from './on-disk.ts';

/** Named bytes as they lie in a store: ciphertext, whole or not there at all. */
export interface Blobs {
  /** Streams bytes into place, over what had the name before; nothing of them stays when it fails. */
  put(
    name: string,
    source: readonly [Readable, ...Transform[]],
    signal?: AbortSignal,
  ): Promise<void>;
  /** All of it, or the bytes from `start` to `end`, both included; a missing one fails with `ENOENT`. */
  get(name: string, range?: { start: number; end: number }): Promise<Readable>;
  /** In bytes; a missing one fails with `ENOENT`. */
  size(name: string): Promise<number>;
  /** With what a stop left of it half-written; a missing one is no error. */
  remove(name: string): Promise<void>;
  /** What lies there; what a stop left half-written under the name that it was to have. Throws where it cannot be read. */
  list(): AsyncIterable<{ name: string; modifiedAt: Date }>;
  /** How many more bytes go in; endless where nobody knows. */
  freeBytes(): Promise<number>;
}

const PARTIAL = '.partial';

/** Blobs as files; a `/` in a name makes a folder. */
export function folderBlobs(folder: string): Blobs {
  const fileOf = (name: string) => path.join(folder, name);

  return {
    async put(name, source, signal) {
      const file = fileOf(name);
      const partial = `${file}${PARTIAL}`;
      const made = await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        const output = createWriteStream(partial, { mode: 0o600, flush: true });
        await pipeline([...source, output], signal ? { signal } : {});
        await rename(partial, file);
        await syncUpTo(made ? path.dirname(made) : path.dirname(file), file);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async get(name, range) {
      const stream = createReadStream(fileOf(name), range ?? {});
      await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
      return stream;
    },
    async size(name) {
      return (await stat(fileOf(name))).size;
    },
    async remove(name) {
      await rm(fileOf(name), { force: true });
      await rm(`${fileOf(name)}${PARTIAL}`, { force: true });
    },
    async freeBytes() {
      // The folder is made with its first file.
      const own = await statfs(folder).catch(ifMissing(null));
      const { bavail, bsize } = own ?? (await statfs(path.dirname(folder)));
      return bavail * bsize;
    },
    async *list() {
      try {
        yield* filesIn(folder);
      } catch (cause) {
        const { message } = cause as Error;
        throw new Refusal(
          `The files in ${folder} cannot be listed: ${message}`,
          `Le dossier ${folder} ne se lit pas\u00a0: ${message}`,
          { cause },
        );
      }
    },
  };
}

/** Syncs the folder of a file, and those above it as far as `top`. */
async function syncUpTo(top: string, file: string): Promise<void> {
  let folder = path.dirname(file);
  await syncFolder(folder);
  while (folder !== top) {
    folder = path.dirname(folder);
    await syncFolder(folder);
  }
}

async function* filesIn(folder: string) {
  for await (const entry of await opendir(folder, { recursive: true }).catch(ifMissing([]))) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    // Another process may have removed it meanwhile.
    const state = await stat(file).catch(ifMissing(null));
    if (!state) continue;
    const name = path.relative(folder, file).split(path.sep).join('/');
    yield {
      name: name.endsWith(PARTIAL) ? name.slice(0, -PARTIAL.length) : name,
      modifiedAt: state.mtime,
    };
  }
}
