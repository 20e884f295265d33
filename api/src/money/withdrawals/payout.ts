import type { z } from 'zod';
import { WALLET_NETWORKS } from '../../../contract/wallet-types.ts';
import { type newWithdrawal, WRONG_IBAN } from '../../../contract/withdrawals.ts';
import { fieldError } from '../../platform/errors.ts';
import { addressOn } from '../../platform/payment-addresses/addresses.ts';
import { ibanValue } from '../../platform/payment-addresses/ibans.ts';

type Input = z.output<typeof newWithdrawal>;

const NOTHING = {
  binanceId: null,
  bankName: null,
  accountNumber: null,
  accountHolder: null,
  walletType: null,
  walletAddress: null,
};

function iban(typed: string): string {
  const value = ibanValue(typed);
  if (value) return value;
  throw fieldError('accountNumber', WRONG_IBAN);
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
    walletAddress: addressOn(WALLET_NETWORKS[walletType], walletAddress).value,
  }),
} as const;
