import { createHash, randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** A UUIDv7: ids sort by the time they were made. */
export const newId = (): string => v7();

/** 32 random bytes for a link, as URL-safe text. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex');

// No 0 O 1 I L U: a reference that is read aloud must not be written down wrongly.
const SPEAKABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that can be said on the phone: `SIG-7K3F-92` for a report, `CTR-…` for a contract, `RET-…` for a withdrawal. */
export function newReference(prefix: 'SIG' | 'CTR' | 'RET'): string {
  const letters = Array.from({ length: 4 }, () => SPEAKABLE[randomInt(SPEAKABLE.length)]).join('');
  const digits = Array.from({ length: 2 }, () => randomInt(2, 10)).join('');
  return `${prefix}-${letters}-${digits}`;
}
