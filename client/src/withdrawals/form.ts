import { sentenceOf } from '@parade/api/contract/errors.ts';
import { parseEuros } from '@parade/api/contract/money.ts';
import type { WalletType } from '@parade/api/contract/wallet-types.ts';
import {
  type NewWithdrawal,
  newWithdrawal,
  type WithdrawalMethod,
} from '@parade/api/contract/withdrawals.ts';
import type { FieldErrors } from 'react-hook-form';

/** What each method asks for, in the order in which it is asked. */
export const DESTINATION_FIELDS = {
  binance: ['binanceId'],
  bank: ['bankName', 'accountNumber', 'accountHolder'],
  wallet: ['walletType', 'walletAddress'],
} as const satisfies Record<WithdrawalMethod, readonly (keyof NewWithdrawal)[]>;
export type DestinationField = (typeof DESTINATION_FIELDS)[WithdrawalMethod][number];

export const WITHDRAWAL_FIELDS = [
  'amount',
  'method',
  ...DESTINATION_FIELDS.binance,
  ...DESTINATION_FIELDS.bank,
  ...DESTINATION_FIELDS.wallet,
] as const;

/** What stands in the fields: texts, the amount too. */
export interface WithdrawalTexts {
  amount: string;
  method: WithdrawalMethod;
  binanceId: string;
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  walletType: WalletType;
  walletAddress: string;
}

export const EMPTY_WITHDRAWAL: WithdrawalTexts = {
  amount: '',
  method: 'binance',
  binanceId: '',
  bankName: '',
  accountNumber: '',
  accountHolder: '',
  walletType: 'btc',
  walletAddress: '',
};

/** The request for what was typed. What is no amount becomes NaN, which the contract refuses. */
export function requestFor(texts: WithdrawalTexts): NewWithdrawal {
  const { method } = texts;
  const destination = DESTINATION_FIELDS[method].map((field) => [field, texts[field]]);
  return {
    amount: parseEuros(texts.amount) ?? Number.NaN,
    method,
    // What was typed for another method goes nowhere.
    ...Object.fromEntries(destination),
  };
}

/** The contract's rules and the balance on the fields; the first sentence of each counts. */
export function problemsOf(
  texts: WithdrawalTexts,
  available: number,
): FieldErrors<WithdrawalTexts> {
  const request = requestFor(texts);
  const errors: FieldErrors<WithdrawalTexts> = {};
  for (const { path, message } of newWithdrawal.safeParse(request).error?.issues ?? []) {
    const field = WITHDRAWAL_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= { type: 'contract', message };
  }
  if (request.amount > available) {
    errors.amount ??= { type: 'balance', message: sentenceOf('withdrawal_exceeds_balance') };
  }
  return errors;
}
