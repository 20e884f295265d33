import { Readable } from 'node:stream';
import { StoreUnavailable } from '../file-store.ts';

/**
 * What comes of a store's answer. Fails with `StoreUnavailable` where it breaks off, and where its
 * reader waits for the next piece longer than `patience` milliseconds.
 */
export const arriving = (source: Readable, patience: number): Readable =>
  Readable.from(piecesOf(source, patience), { objectMode: false });

async function* piecesOf(source: Readable, patience: number) {
  const pieces = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await inTime(pieces.next(), patience);
      if (done) return;
      yield value;
    }
  } catch (cause) {
    throw new StoreUnavailable(cause);
  } finally {
    source.destroy();
  }
}

async function inTime<Result>(task: Promise<Result>, patience: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })),
    patience,
  );
  try {
    return await Promise.race([task, promise]);
  } finally {
    clearTimeout(timer);
  }
}
