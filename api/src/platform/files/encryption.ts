import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '@parade/db';
import { ALGORITHM, NONCE, TAG } from '../cipher.ts';
import { ifMissing, syncFolder } from './on-disk.ts';

const keyFile = (dataDir: string) => path.join(dataDir, 'document.key');

/** The key of the configuration, or the one that the first start made in the data folder. */
export async function documentKey(
  configured: string | undefined,
  dataDir: string,
): Promise<Buffer> {
  const known = await existingKey(configured, dataDir);
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(keyFile(dataDir), randomBytes(32).toString('hex'), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    await syncFolder(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return documentKey(configured, dataDir);
}

/** The key as `documentKey` finds it; null where there is none yet. */
export async function existingKey(
  configured: string | undefined,
  dataDir: string,
): Promise<Buffer | null> {
  if (configured) return Buffer.from(configured, 'hex');
  const file = keyFile(dataDir);
  const text = await readFile(file, 'utf8').catch(ifMissing(null));
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length !== 32) {
    throw new Refusal(
      `${file} does not hold a key of 64 hexadecimal digits.`,
      `${file} ne contient pas une clé de 64 chiffres hexadécimaux.`,
    );
  }
  return key;
}

/** A mark by which a key is recognised; the key cannot be computed from it. */
export const fingerprintOf = (key: Buffer): string =>
  createHash('sha256').update('document key of Parade').update(key).digest('hex').slice(0, 16);

/** A stream that encrypts what flows through it. */
export function encrypting(key: Buffer, name: string): Transform {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name));
  let started = false;
  return new Transform({
    transform(chunk, _encoding, done) {
      if (!started) this.push(nonce);
      started = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      if (!started) this.push(nonce);
      this.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
}

/** What is stored, readable in parts: its size in bytes, and those from `start` to `end`, both included. */
interface Stored {
  size: number;
  read(start: number, end: number): Promise<Readable>;
}

/**
 * A stored file of any size as a stream, with the size of what it holds in
 * bytes. It is read twice: only what was found whole is let out. Throws when a
 * single bit or the name differs.
 */
export async function decrypting(
  key: Buffer,
  name: string,
  stored: Stored,
): Promise<{ size: number; bytes: Readable }> {
  const size = stored.size - NONCE - TAG;
  if (size < 0) throw new Error('a stored file is too short to be one');
  const nonce = await buffer(await stored.read(0, NONCE - 1));
  const tag = await buffer(await stored.read(NONCE + size, stored.size - 1));
  const decipher = () =>
    createDecipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name)).setAuthTag(tag);
  const ciphertext = async () =>
    size === 0 ? Readable.from([]) : stored.read(NONCE, NONCE + size - 1);

  const check = decipher();
  for await (const chunk of await ciphertext()) check.update(chunk as Buffer);
  check.final();
  const source = await ciphertext();
  const bytes = source.pipe(decipher());
  source.on('error', (error) => bytes.destroy(error));
  // The reader hears this error too; an error that nobody hears would end the process.
  bytes.on('error', () => {});
  // A reader that stops half way releases the store too.
  bytes.on('close', () => source.destroy());
  return { size, bytes };
}
