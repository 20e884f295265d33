import type { z } from 'zod';
import type { newWithdrawal } from '../../contract/withdrawals.ts';
import { fieldError } from '../errors.ts';
import { ibanValue } from '../payees/ibans.ts';
import { type Chain, readWallet } from '../payees/wallets.ts';

type Input = z.output<typeof newWithdrawal>;

const NOTHING = {
  binanceId: null,
  bankName: null,
  accountNumber: null,
  accountHolder: null,
  walletType: null,
  walletAddress: null,
};

const CHAINS: Readonly<Record<Input['walletType'], Chain>> = {
  btc: 'bitcoin',
  eth: 'evm',
  usdt: 'evm',
};

function iban(typed: string): string {
  const value = ibanValue(typed);
  if (value) return value;
  throw fieldError(
    'accountNumber',
    'Cet IBAN n’est pas valide\u00a0: recopiez-le depuis votre relevé d’identité bancaire.',
  );
}

function wallet(type: Input['walletType'], typed: string): string {
  const found = readWallet(typed);
  if (found?.chain === CHAINS[type]) return found.value;
  throw fieldError(
    'walletAddress',
    'Ce n’est pas une adresse de ce type de portefeuille\u00a0: copiez-la telle que votre portefeuille l’affiche.',
  );
}

/**
 * Where the money goes, by method, as it is stored: an IBAN without blanks, an
 * address in its chain's spelling, nothing of the other methods. Errors:
 * `validation` on `accountNumber` or `walletAddress`.
 */
export const PAYOUTS = {
  binance: ({ binanceId }: Input) => ({ ...NOTHING, binanceId }),
  bank: ({ bankName, accountNumber, accountHolder }: Input) => ({
    ...NOTHING,
    bankName,
    accountNumber: iban(accountNumber),
    accountHolder,
  }),
  wallet: ({ walletType, walletAddress }: Input) => ({
    ...NOTHING,
    walletType,
    walletAddress: wallet(walletType, walletAddress),
  }),
} as const;
