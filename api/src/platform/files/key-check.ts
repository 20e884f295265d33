import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Db, Refusal, sealedValues } from '@parade/db';
import { decrypt, encrypt } from '../cipher.ts';
import { opens } from '../sealing.ts';
import type { Blobs } from './blobs.ts';
import { isMissing } from './on-disk.ts';

/** A blob that is there only to tell the key that all the others need. */
export const KEY_CHECK = 'key-check';

const wrongKey = (english: string, french: string) =>
  new Refusal(
    `${english}: put back the DOCUMENT_KEY or document.key of before.`,
    `${french}\u00a0: remettez le DOCUMENT_KEY ou le document.key d’avant.`,
  );

/** How many sealed values of a column are tried: a single one could be damaged. */
const SOME = 5;

/**
 * Throws one sentence where the files were encrypted with another key: noticed
 * at the start, and not when somebody opens an identity paper. The first start
 * writes the value that later ones check; in a store that is older, a file
 * stands in for it.
 */
export async function requireKeyOf(blobs: Blobs, key: Buffer): Promise<void> {
  if (await refuseOtherKey(blobs, key)) return;
  const check = encrypt(key, KEY_CHECK, Buffer.from('Parade'));
  try {
    await blobs.put(KEY_CHECK, [Readable.from([check])]);
  } catch (error) {
    // Of two servers that start at once on an empty store, the other may have been quicker.
    if (!(await refuseOtherKey(blobs, key))) throw error;
  }
}

/** The same, and writes nothing: false where there is no such value yet. */
export async function refuseOtherKey(blobs: Blobs, key: Buffer): Promise<boolean> {
  const known = await opensBlob(blobs, key, KEY_CHECK);
  if (known) return true;
  if (known === false || (await opensOne(blobs, key)) === false) {
    throw wrongKey(
      'The document key is not the one that the files were encrypted with',
      'La clé des documents n’est pas celle qui a chiffré les fichiers',
    );
  }
  return false;
}

/**
 * Throws one sentence where there are files already, and no key with them: a
 * new one would open none of them, and pass for the right one later.
 */
export async function requireNoFilesBeforeKey(blobs: Blobs): Promise<void> {
  for await (const { name } of blobs.list()) {
    if (name === KEY_CHECK) continue;
    throw wrongKey(
      'The document key is not here, and files that need it are',
      'La clé des documents n’est pas là, et des fichiers en ont besoin',
    );
  }
}

/**
 * The same of the numbers that are sealed in the database, which may have come
 * without its files: one that opens is enough, a single one could be damaged.
 */
export async function requireKeyOfSealed(db: Db, key: Buffer): Promise<void> {
  const found = await sealedValues(db, SOME);
  const isRight = found.length === 0 || found.some(({ place, value }) => opens(key, place, value));
  if (isRight) return;
  throw wrongKey(
    'The document key is not the one that the database was encrypted with',
    'La clé des documents n’est pas celle qui a chiffré la base',
  );
}

/** As `requireNoFilesBeforeKey`, of the numbers that are sealed in the database. */
export async function requireNothingSealedBeforeKey(db: Db): Promise<void> {
  if ((await sealedValues(db, SOME)).length === 0) return;
  throw wrongKey(
    'The document key is not here, and the database needs it',
    'La clé des documents n’est pas là, et la base en a besoin',
  );
}

/** Null where there is no such blob. */
async function opensBlob(blobs: Blobs, key: Buffer, name: string): Promise<boolean | null> {
  let stored: Buffer;
  try {
    stored = await buffer(await blobs.get(name));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  try {
    decrypt(key, path.posix.basename(name), stored);
    return true;
  } catch {
    return false;
  }
}

/** Whether one of some files opens, a single one could be damaged; null where there is none. */
async function opensOne(blobs: Blobs, key: Buffer): Promise<boolean | null> {
  let tried = 0;
  for await (const { name } of blobs.list()) {
    const opened = await opensBlob(blobs, key, name);
    if (opened) return true;
    if (opened === false && ++tried === 20) break;
  }
  return tried > 0 ? false : null;
}
