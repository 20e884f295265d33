import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { decrypt } from '../cipher.ts';
import { FileLost, type FileStore, StoreUnavailable, type Variant } from '../file-store.ts';
import type { Blobs } from './blobs.ts';
import { decrypting, encrypting } from './encryption.ts';
import { KEY_CHECK } from './key-check.ts';
import { isMissing } from './on-disk.ts';

const nameOf = (id: string, variant: Variant) => `${id}.${variant}`;
// The last two digits of a UUIDv7 are random; its first ones are the time.
const placeOf = (id: string, variant: Variant) => `${id.slice(-2)}/${nameOf(id, variant)}`;

/** The names of the blobs that a row of `documents` stands for. */
export const blobsOf = ({ id, hasCopy }: { id: string; hasCopy: number }): string[] =>
  (hasCopy === 1 ? (['original', 'copy'] as const) : (['original'] as const)).map((variant) =>
    placeOf(id, variant),
  );

/** A sector that cannot be read loses a file like a bit that changed; what else the system refuses loses none. */
const isLoss = (error: unknown): boolean =>
  isMissing(error) ||
  (error as NodeJS.ErrnoException).code === 'EIO' ||
  !(error instanceof StoreUnavailable || (error as NodeJS.ErrnoException).syscall);

/** Tells a file that is gone or damaged from a store that cannot be read at this moment. */
async function whole<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isLoss(error)) throw error;
    throw new FileLost(name, isMissing(error) ? 'missing' : 'damaged', error);
  }
}

/** Encrypted files, named by id and never by what their owner called them. */
export function fileStore(blobs: Blobs, key: Buffer): FileStore {
  return {
    write(id, variant, source, signal) {
      const chain = Buffer.isBuffer(source) ? ([Readable.from([source])] as const) : source;
      const encrypted = [...chain, encrypting(key, nameOf(id, variant))] as const;
      return blobs.put(placeOf(id, variant), encrypted, signal);
    },
    read(id, variant) {
      const name = nameOf(id, variant);
      return whole(name, async () =>
        decrypt(key, name, await buffer(await blobs.get(placeOf(id, variant)))),
      );
    },
    stream(id, variant) {
      const place = placeOf(id, variant);
      const name = nameOf(id, variant);
      const read = (start: number, end: number) => blobs.get(place, { start, end });
      return whole(name, async () => {
        const size = await blobs.size(place);
        return decrypting(key, name, { size, read });
      });
    },
    async remove(id) {
      const both = (['original', 'copy'] as const).map((variant) => placeOf(id, variant));
      await Promise.all(both.map((place) => blobs.remove(place)));
    },
    freeBytes: () => blobs.freeBytes(),
    async idsBefore(instant) {
      const ids = new Set<string>();
      for await (const { name, modifiedAt } of blobs.list()) {
        if (name !== KEY_CHECK && modifiedAt < instant)
          ids.add(path.posix.basename(name).slice(0, 36));
      }
      return [...ids];
    },
  };
}
