import type { Currency } from '../../contract/currencies.ts';
import { PASSWORD, type Person } from '../testing.ts';

/** Addresses of the standards: nobody pays to them. */
export const ADDRESSES: Readonly<Record<Currency, string>> = {
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  usdt: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  litecoin: 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA',
  binancecoin: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
};

/** Configures a currency as staff do, with the password. */
export const configure = (
  staff: Person,
  currency: Currency,
  changes: Record<string, unknown> = {},
) =>
  staff.put(`/api/admin/payment-settings/${currency}`, {
    walletAddress: ADDRESSES[currency],
    minimumAmount: currency === 'usdt' ? '50' : '0.001',
    password: PASSWORD,
    version: 0,
    ...changes,
  });

export const A_TRANSFER = {
  holder: 'Parade SAS',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPP',
  wording: 'Indiquez votre référence.',
};

/** Saves the payment terms as they are read with some changes. */
export async function saveTerms(staff: Person, changes: Record<string, unknown>) {
  const path = '/api/admin/payment-settings/terms';
  const { body } = await staff.get(path);
  return staff.put(path, { ...body, ...changes });
}
