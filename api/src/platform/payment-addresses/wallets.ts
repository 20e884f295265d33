import { base58Version, eip55, isOneCase, ripple, segwit, solana, ss58 } from './checksums.ts';

/** What an address belongs to. `evm`: Ethereum, BNB Smart Chain and every chain like them. */
export type Chain = 'bitcoin' | 'litecoin' | 'evm' | 'test' | 'other';

export interface Wallet {
  chain: Chain;
  /** The spelling that is shown and paid to. */
  address: string;
  /** The spelling by which addresses are compared. */
  value: string;
}

/** One way in which addresses are written. */
interface Spelling {
  chain: Chain | ((address: string) => Chain | undefined);
  shape: RegExp;
  /** Whether its checksum is right; throws or says false where not. */
  holds(address: string): boolean;
  /** As it is shown; without it as it is typed. */
  write?(address: string): string;
  /** Whether upper and lower case are one address. */
  folded: boolean;
}

const lower = (address: string) => address.toLowerCase();
/** A token of one case is a word or a number far more often than an address. */
const mixed = (address: string) => /\d/.test(address) && !isOneCase(address);

/** Version bytes of Base58Check: to a key's hash and to a script's. Litecoin's old `3…` reads as Bitcoin's. */
const VERSIONS: Readonly<Record<number, Chain>> = {
  0: 'bitcoin',
  5: 'bitcoin',
  48: 'litecoin',
  50: 'litecoin',
  58: 'test',
  111: 'test',
  196: 'test',
};
const SEGWIT: Readonly<Record<string, Chain>> = {
  bc: 'bitcoin',
  ltc: 'litecoin',
  tb: 'test',
  bcrt: 'test',
  tltc: 'test',
};

const SPELLINGS: readonly Spelling[] = [
  {
    chain: 'evm',
    shape: /^0x[0-9a-f]{40}$/i,
    // EIP-55: one case throughout, or the case that its hash gives.
    holds: (address) => isOneCase(address.slice(2)) || address.slice(2) === eip55(address).slice(2),
    write: eip55,
    folded: true,
  },
  {
    chain: (address) => SEGWIT[lower(address).slice(0, address.lastIndexOf('1'))],
    shape: /^(?:bc|ltc|tb|bcrt|tltc)1[02-9ac-hj-np-z]{11,87}$/i,
    holds: segwit,
    write: lower,
    folded: true,
  },
  {
    // Others: Dogecoin, Dash, Tron.
    chain: (address) => VERSIONS[base58Version(address) ?? -1] ?? 'other',
    shape: /^[13LMDAXT2mnQ][1-9A-HJ-NP-Za-km-z]{25,34}$/,
    holds: (address) => base58Version(address) !== undefined,
    folded: false,
  },
  { chain: 'other', shape: /^[1-9A-HJ-NP-Za-km-z]{46,49}$/, holds: ss58, folded: false },
  {
    chain: 'other',
    shape: /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
    holds: (address) => mixed(address) && solana(address),
    folded: false,
  },
  { chain: 'other', shape: /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/, holds: ripple, folded: false },
  // Monero, Cardano, TON: by their shape alone.
  {
    chain: 'other',
    shape: /^[48][0-9AB][1-9A-HJ-NP-Za-km-z]{93}$/,
    holds: mixed,
    folded: false,
  },
  {
    chain: 'other',
    shape: /^addr1[02-9ac-hj-np-z]{50,110}$/i,
    holds: isOneCase,
    write: lower,
    folded: true,
  },
  { chain: 'other', shape: /^[EU]Q[A-Za-z0-9_-]{46}$/, holds: mixed, folded: false },
];

/** The wallet of an address whose checksum is right where its chain has one; else null. */
export function readWallet(typed: string): Wallet | null {
  const text = typed.trim();
  for (const { chain, shape, holds, write, folded } of SPELLINGS) {
    if (!shape.test(text)) continue;
    try {
      if (!holds(text)) continue;
      const known = typeof chain === 'function' ? chain(text) : chain;
      const address = write?.(text) ?? text;
      if (known) return { chain: known, address, value: folded ? lower(address) : address };
    } catch {
      // The decoders throw where a checksum is wrong: another spelling may fit.
    }
  }
  return null;
}

/** The spelling by which an address is compared, its checksum right; else null. */
export const walletValue = (typed: string): string | null => readWallet(typed)?.value ?? null;
