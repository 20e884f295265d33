export const WALLET_TYPES = ['btc', 'eth', 'usdt'] as const;
export type WalletType = (typeof WALLET_TYPES)[number];
export const WALLET_TYPE_LABELS: Readonly<Record<WalletType, string>> = {
  btc: 'Bitcoin (BTC)',
  eth: 'Ethereum (ETH)',
  usdt: 'Tether (USDT, réseau Ethereum)',
};

/** The chain of each, and the words for it in « Pour Tether, il faut une adresse Ethereum ». */
export const WALLET_NETWORKS = {
  btc: { chain: 'bitcoin', network: 'Bitcoin', currency: 'Bitcoin' },
  eth: { chain: 'evm', network: 'Ethereum', currency: 'Ethereum' },
  usdt: { chain: 'evm', network: 'Ethereum', currency: 'Tether' },
} as const satisfies Record<WalletType, { chain: string; network: string; currency: string }>;

/** How an address of each chain looks: its beginning, its alphabet and its length. */
const SHAPES = {
  // Base58Check, or segwit in one case.
  bitcoin:
    /^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,87}|BC1[02-9AC-HJ-NP-Z]{11,87})$/,
  evm: /^0x[0-9a-f]{40}$/i,
} as const;
type Chain = keyof typeof SHAPES;

const NAMES: Readonly<Record<Chain, string>> = {
  bitcoin: 'une adresse Bitcoin',
  evm: 'une adresse Ethereum ou BNB Smart Chain',
};

const HINTS: Readonly<Record<Chain, string>> = {
  bitcoin: 'elle commence par 1, 3 ou bc1',
  evm: 'elle commence par 0x et compte 42 caractères',
};

/** « C’est une adresse Bitcoin. Pour Tether, il faut une adresse Ethereum. » */
export const otherChainSentence = (
  found: string,
  { currency, network }: { currency: string; network: string },
): string => `C’est ${found}. Pour ${currency}, il faut une adresse ${network}.`;

/**
 * What is wrong with the shape of an address, told before anything is sent; the
 * checksum is the server's, which has the hash functions for it.
 */
export function addressSlip(type: WalletType, typed: string): string | undefined {
  const address = typed.trim();
  const wanted = WALLET_NETWORKS[type];
  if (SHAPES[wanted.chain].test(address)) return undefined;
  const other = (Object.keys(SHAPES) as Chain[]).find((chain) => SHAPES[chain].test(address));
  if (other) return otherChainSentence(NAMES[other], wanted);
  return `Ce n’est pas une adresse ${wanted.network}\u00a0: ${HINTS[wanted.chain]}.`;
}
