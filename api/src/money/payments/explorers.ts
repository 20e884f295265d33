import type { PayableCurrency } from '../../../contract/currencies.ts';

/** Where each chain shows a transaction: everything that has to change when one moves. */
const EXPLORERS: Readonly<Record<PayableCurrency, string>> = {
  bitcoin: 'https://mempool.space/tx/',
  ethereum: 'https://etherscan.io/tx/',
  litecoin: 'https://litecoinspace.org/tx/',
  usdt: 'https://etherscan.io/tx/',
};

/** The page of a transaction; null where there is no chain. */
export function explorerUrl(currency: string | null, hash: string | null): string | null {
  if (currency === null || hash === null || !Object.hasOwn(EXPLORERS, currency)) return null;
  return EXPLORERS[currency as PayableCurrency] + hash;
}
