import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decrypt, decrypting, encrypting } from './encryption.ts';

/** The two files of a document: what came in, and what is served. */
type Variant = 'original' | 'copy';

export interface FileStore {
  /** Encrypts a stream, or a chain of them, into place; nothing is left behind when it fails. */
  write(
    id: string,
    variant: Variant,
    source: Buffer | readonly [Readable, ...Transform[]],
    signal?: AbortSignal,
  ): Promise<void>;
  /** Throws when the file is missing or was tampered with. */
  read(id: string, variant: Variant): Promise<Buffer>;
  /** The same without holding it whole: checked to its end before its first byte leaves. */
  stream(id: string, variant: Variant): Promise<{ size: number; bytes: Readable }>;
  /** Removes both files and what a stop left half-written; missing ones are no error. */
  remove(id: string): Promise<void>;
  /** Ids of documents whose files are older than the instant. */
  idsBefore(instant: Date): Promise<string[]>;
}

/** Files in a folder, named by id and never by what their owner called them. */
export function localStore(folder: string, key: Buffer): FileStore {
  const nameOf = (id: string, variant: Variant) => `${id}.${variant}`;
  // The last two digits of a UUIDv7 are random; its first ones are the time.
  const folderOf = (id: string) => path.join(folder, id.slice(-2));
  const fileOf = (name: string, id: string) => path.join(folderOf(id), name);

  return {
    async write(id, variant, source, signal) {
      const name = nameOf(id, variant);
      const file = fileOf(name, id);
      const partial = `${file}.partial`;
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
      try {
        const chain = Buffer.isBuffer(source) ? ([Readable.from([source])] as const) : source;
        const output = createWriteStream(partial, { mode: 0o600, flush: true });
        const streams = [...chain, encrypting(key, name), output] as const;
        await pipeline(streams, signal ? { signal } : {});
        await rename(partial, file);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(id, variant) {
      const name = nameOf(id, variant);
      return decrypt(key, name, await readFile(fileOf(name, id)));
    },
    stream(id, variant) {
      const name = nameOf(id, variant);
      return decrypting(key, name, fileOf(name, id));
    },
    async remove(id) {
      for (const variant of ['original', 'copy'] as const) {
        const file = fileOf(nameOf(id, variant), id);
        await rm(file, { force: true });
        await rm(`${file}.partial`, { force: true });
      }
    },
    async idsBefore(instant) {
      const ids = new Set<string>();
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const { mtime } = await stat(path.join(entry.parentPath, entry.name));
        if (mtime < instant) ids.add(entry.name.slice(0, 36));
      }
      return [...ids];
    },
  };
}
