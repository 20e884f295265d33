import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, base58xrp, bech32, bech32m, createBase58check } from '@scure/base';

/** One way in which addresses are written. */
interface Spelling {
  shape: RegExp;
  /** Whether its checksum is right; throws or says false where not. */
  holds(address: string): boolean;
  /** Whether upper and lower case are one address. */
  folded: boolean;
}

const base58check = createBase58check(sha256);
const checked = (address: string) => base58check.decode(address).length === 21;

/** BIP 173 and BIP 350: version 0 by bech32, later ones by bech32m. */
function segwit(address: string): boolean {
  const lower = address.toLowerCase();
  const version = lower[lower.lastIndexOf('1') + 1];
  const { words } = (version === 'q' ? bech32 : bech32m).decode(lower as `${string}1${string}`);
  const program = bech32.fromWords(words.slice(1)).length;
  return version === 'q' ? program === 20 || program === 32 : program >= 2 && program <= 40;
}

/** EIP-55: one case throughout, or the case that its hash gives. */
function eip55(address: string): boolean {
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits.toLowerCase())));
  return [...digits.toLowerCase()].every((digit, at) => {
    const upper = Number.parseInt(hash[at] ?? '0', 16) >= 8;
    return digits[at] === (upper ? digit.toUpperCase() : digit);
  });
}

/** Polkadot, Kusama and their parachains: one or two bytes of network, the key, two of checksum. */
function ss58(address: string): boolean {
  const bytes = base58.decode(address);
  if (bytes.length !== 35 && bytes.length !== 36) return false;
  const hash = blake2b(concatBytes(utf8ToBytes('SS58PRE'), bytes.slice(0, -2)));
  return hash[0] === bytes.at(-2) && hash[1] === bytes.at(-1);
}

const anyCase = (address: string) =>
  address === address.toLowerCase() || address === address.toUpperCase();
/** A token of one case is a word or a number far more often than an address. */
const mixed = (address: string) => /\d/.test(address) && !anyCase(address);

const SPELLINGS: readonly Spelling[] = [
  { shape: /^0x[0-9a-f]{40}$/i, holds: eip55, folded: true },
  {
    shape: /^(?:bc1|ltc1)[02-9ac-hj-np-z]{11,87}$/i,
    holds: (address) => anyCase(address) && segwit(address),
    folded: true,
  },
  // Bitcoin, Litecoin, Dogecoin, Dash, Tron, Zcash.
  { shape: /^[13LMDAXT][1-9A-HJ-NP-Za-km-z]{25,34}$/, holds: checked, folded: false },
  { shape: /^[1-9A-HJ-NP-Za-km-z]{46,49}$/, holds: ss58, folded: false },
  // Solana: a key without a checksum.
  {
    shape: /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
    holds: (address) => mixed(address) && base58.decode(address).length === 32,
    folded: false,
  },
  {
    shape: /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/,
    holds: (address) => {
      const bytes = base58xrp.decode(address);
      const hash = sha256(sha256(bytes.slice(0, -4)));
      return bytes.length === 25 && bytes.slice(-4).every((byte, at) => byte === hash[at]);
    },
    folded: false,
  },
  // Monero, Cardano, TON: by their shape alone.
  { shape: /^[48][0-9AB][1-9A-HJ-NP-Za-km-z]{93}$/, holds: mixed, folded: false },
  { shape: /^addr1[02-9ac-hj-np-z]{50,110}$/i, holds: anyCase, folded: true },
  { shape: /^[EU]Q[A-Za-z0-9_-]{46}$/, holds: mixed, folded: false },
];

/** As it is compared, its checksum right where the chain has one; else null. */
export function walletValue(typed: string): string | null {
  const address = typed.trim();
  for (const { shape, holds, folded } of SPELLINGS) {
    if (!shape.test(address)) continue;
    try {
      if (holds(address)) return folded ? address.toLowerCase() : address;
    } catch {
      // The decoders throw where a checksum is wrong: another spelling may fit.
    }
  }
  return null;
}
