import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * AES-256-GCM. What is stored is nonce (12 bytes), ciphertext, tag (16 bytes);
 * its name is authenticated with it, so that nothing passes for another.
 */
export const ALGORITHM = 'aes-256-gcm';
export const NONCE = 12;
export const TAG = 16;

/** Encrypts a whole short text or file, in the same form. */
export function encrypt(key: Buffer, name: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a whole stored file. Throws when a single bit or the name differs. */
export function decrypt(key: Buffer, name: string, stored: Buffer): Buffer {
  const nonce = stored.subarray(0, NONCE);
  const tag = stored.subarray(stored.length - TAG);
  const decipher = createDecipheriv(ALGORITHM, key, nonce)
    .setAAD(Buffer.from(name))
    .setAuthTag(tag);
  return Buffer.concat([
    decipher.update(stored.subarray(NONCE, stored.length - TAG)),
    decipher.final(),
  ]);
}
