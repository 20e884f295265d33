import type { Readable, Transform } from 'node:stream';
import { Refusal } from '@parade/db';

/** The two files of a document: what came in, and what is served. */
export type Variant = 'original' | 'copy';

export interface FileStore {
  /** Encrypts a stream, or a chain of them, into place; nothing is left behind when it fails. */
  write(
    id: string,
    variant: Variant,
    source: Buffer | readonly [Readable, ...Transform[]],
    signal?: AbortSignal,
  ): Promise<void>;
  /** Errors: `FileLost`, `StoreUnavailable`. */
  read(id: string, variant: Variant): Promise<Buffer>;
  /** The same without holding it whole: checked to its end before its first byte leaves. Errors: the same. */
  stream(id: string, variant: Variant): Promise<{ size: number; bytes: Readable }>;
  /** Removes both files and what a stop left half-written; missing ones are no error. */
  remove(id: string): Promise<void>;
  /** How many more bytes the store takes; endless where nobody knows. */
  freeBytes(): Promise<number>;
  /** Ids of documents whose files are older than the instant. */
  idsBefore(instant: Date): Promise<string[]>;
}

/** The file is not there, or is not what was stored: nobody gets it back by trying again. */
export class FileLost extends Error {
  readonly how: 'missing' | 'damaged';

  constructor(name: string, how: 'missing' | 'damaged', cause: unknown) {
    super(`the stored file ${name} is ${how}`, { cause });
    this.how = how;
  }
}

/** The store does not answer, or answers with something else than the file. Nothing was lost by it. */
export class StoreUnavailable extends Refusal {
  constructor(cause: unknown) {
    const { name, code } = cause as { name?: string; code?: string };
    // The store's own words may name a key.
    const why = code ?? name ?? 'unknown';
    super(
      `the file store does not answer: ${why}`,
      `Le stockage des fichiers ne répond pas (${why}).`,
      { cause },
    );
  }
}
