import type { Currency, PayableCurrency } from '../../../contract/currencies.ts';
import { MAX_DECIMALS, toUnits } from '../../../contract/decimals.ts';
import { USDT_CONTRACT } from '../../platform/payment-addresses/addresses.ts';

/** Decimals of the smallest unit of each currency: satoshi, wei, the token's own, litoshi, jager. */
const UNIT_DECIMALS: Readonly<Record<Currency, number>> = {
  bitcoin: 8,
  ethereum: 18,
  usdt: 6,
  litecoin: 8,
  binancecoin: 18,
};
/** How fine an amount may be. */
export const unitDecimals = (currency: Currency): number =>
  Math.min(UNIT_DECIMALS[currency], MAX_DECIMALS);

const units = (currency: PayableCurrency, amount: string) =>
  toUnits(amount, UNIT_DECIMALS[currency]);

/** BIP 21, and the same for Litecoin; ERC-681 with the chain's id, so that no wallet pays on another. */
const LINKS: Readonly<Record<PayableCurrency, (address: string, amount: string) => string>> = {
  bitcoin: (address, amount) => `bitcoin:${address}?amount=${amount}`,
  litecoin: (address, amount) => `litecoin:${address}?amount=${amount}`,
  ethereum: (address, amount) => `ethereum:${address}@1?value=${units('ethereum', amount)}`,
  usdt: (address, amount) =>
    `ethereum:${USDT_CONTRACT}@1/transfer?address=${address}&uint256=${units('usdt', amount)}`,
};

/** What a wallet opens, or reads from a QR code: address and amount. `amount` is decimal text. */
export const paymentLink = (currency: PayableCurrency, address: string, amount: string): string =>
  LINKS[currency](address, amount);
