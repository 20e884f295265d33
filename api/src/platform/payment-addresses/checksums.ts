import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, base58xrp, bech32, bech32m, createBase58check } from '@scure/base';

/** Each of these returns false or throws where a checksum is wrong: the decoders throw. */

const base58check = createBase58check(sha256);

/** Base58Check of one byte of version and 20 of hash; returns the version. */
export function base58Version(address: string): number | undefined {
  const bytes = base58check.decode(address);
  return bytes.length === 21 ? bytes[0] : undefined;
}

/** Whether letters and digits are an address of any chain that uses Base58Check: the guard of staff texts asks. */
export function isBase58Address(typed: string): boolean {
  try {
    const { length } = base58check.decode(typed);
    return length >= 21 && length <= 23;
  } catch {
    return false;
  }
}

/** BIP 173 and BIP 350: version 0 by bech32, versions 1 to 16 by bech32m. */
export function segwit(address: string): boolean {
  if (!isOneCase(address)) return false;
  const lower = address.toLowerCase();
  const isFirst = lower[lower.lastIndexOf('1') + 1] === 'q';
  const { words } = (isFirst ? bech32 : bech32m).decode(lower as `${string}1${string}`);
  const [version = 17, ...data] = words;
  const program = bech32.fromWords(data).length;
  return isFirst
    ? program === 20 || program === 32
    : version <= 16 && program >= 2 && program <= 40;
}

/** EIP-55: the digits in the case that their hash gives. */
export function eip55(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = [...digits].map((digit, at) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/** Polkadot, Kusama and their parachains: one or two bytes of network, the key, two of checksum. */
export function ss58(address: string): boolean {
  const bytes = base58.decode(address);
  if (bytes.length !== 35 && bytes.length !== 36) return false;
  const hash = blake2b(concatBytes(utf8ToBytes('SS58PRE'), bytes.slice(0, -2)));
  return hash[0] === bytes.at(-2) && hash[1] === bytes.at(-1);
}

/** Ripple: Base58Check in an alphabet of its own. */
export function ripple(address: string): boolean {
  const bytes = base58xrp.decode(address);
  const hash = sha256(sha256(bytes.slice(0, -4)));
  return bytes.length === 25 && bytes.slice(-4).every((byte, at) => byte === hash[at]);
}

/** Solana: a key of 32 bytes without a checksum. */
export const solana = (address: string): boolean => base58.decode(address).length === 32;

export const isOneCase = (text: string): boolean =>
  text === text.toLowerCase() || text === text.toUpperCase();
