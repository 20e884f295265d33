/** The arithmetic of the second factor: secrets, steps, recovery codes. Touches no database. */
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { decrypt, encrypt } from '../../platform/cipher.ts';

/** What every authenticator understands (RFC 6238); a code of the step before or after passes. */
const PERIOD_SECONDS = 30;
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
const WINDOW = 1;

const RECOVERY_CODES = 10;
// Without 0 o 1 i l u: written down and typed again, they must stay the same.
const READABLE = '23456789abcdefghjkmnpqrstvwxyz';

/** 160 random bits, as an authenticator takes them. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code carries. */
export const enrolmentUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...PARAMETERS, issuer, label, secret: Secret.fromBase32(secret) }).toString();

/** The time step that a code belongs to, or null for a wrong code. */
export function stepOf(secret: string, code: string, at: string): number | null {
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) });
  const timestamp = Date.parse(at);
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Ten codes `xxxxx-xxxxx` of 49 random bits each. */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: 5 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);
}

const nameOf = (userId: string) => `totp:${userId}`;

/** The secret as it is stored: encrypted, and of use to this account alone. */
export const sealSecret = (key: Buffer, userId: string, secret: string): string =>
  encrypt(key, nameOf(userId), Buffer.from(secret)).toString('base64');

export const openSecret = (key: Buffer, userId: string, sealed: string): string =>
  decrypt(key, nameOf(userId), Buffer.from(sealed, 'base64')).toString();
