import { CURRENCIES, type Currency } from '../../../contract/currencies.ts';
import { addressOn, type WantedAddress } from '../../platform/payment-addresses/addresses.ts';

const WANTED: Readonly<Record<Currency, Omit<WantedAddress, 'currency'>>> = {
  bitcoin: { chain: 'bitcoin', network: 'Bitcoin' },
  ethereum: { chain: 'evm', network: 'Ethereum' },
  usdt: { chain: 'evm', network: 'Ethereum' },
  litecoin: { chain: 'litecoin', network: 'Litecoin' },
  binancecoin: { chain: 'evm', network: 'BNB Smart Chain' },
};

/**
 * The address as it is stored and shown, its form and checksum right for the
 * chain of the currency. Errors: `validation` on `walletAddress`.
 */
export const addressFor = (currency: Currency, typed: string): string =>
  addressOn({ ...WANTED[currency], currency: CURRENCIES[currency].name }, typed).address;
