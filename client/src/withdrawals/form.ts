import { sentenceOf } from '@parade/api/contract/errors.ts';
import { amountProblem, parseEuros } from '@parade/api/contract/money.ts';
import type { WalletType } from '@parade/api/contract/wallet-types.ts';
import {
  BANK_INCOMPLETE,
  BANK_MISSING,
  type NewWithdrawal,
  newWithdrawal,
  type WithdrawalMethod,
} from '@parade/api/contract/withdrawals.ts';
import type { FieldErrors } from 'react-hook-form';
import { contractErrors } from '../lib/contract-resolver.ts';
import type { FailureWords } from '../lib/submit-failure.ts';

/** The fields of each method, in their order. */
export const DESTINATION_FIELDS = {
  binance: ['binanceId'],
  bank: ['bankName', 'accountNumber', 'accountHolder'],
  wallet: ['walletType', 'walletAddress'],
} as const satisfies Record<WithdrawalMethod, readonly (keyof NewWithdrawal)[]>;
export type DestinationField = (typeof DESTINATION_FIELDS)[WithdrawalMethod][number];
/** None before a method is chosen. */
export const destinationFieldsOf = (
  method: WithdrawalTexts['method'],
): readonly DestinationField[] => (method === '' ? [] : DESTINATION_FIELDS[method]);

export const WITHDRAWAL_FIELDS = [
  'amount',
  'method',
  ...DESTINATION_FIELDS.binance,
  ...DESTINATION_FIELDS.bank,
  ...DESTINATION_FIELDS.wallet,
] as const;

/** The values of the fields, all of them texts. */
export interface WithdrawalTexts {
  amount: string;
  /** Empty until one is chosen: nothing is chosen for the person. */
  method: WithdrawalMethod | '';
  binanceId: string;
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  walletType: WalletType;
  walletAddress: string;
}

export const EMPTY_WITHDRAWAL: WithdrawalTexts = {
  amount: '',
  method: '',
  binanceId: '',
  bankName: '',
  accountNumber: '',
  accountHolder: '',
  walletType: 'btc',
  walletAddress: '',
};

/**
 * The request for what was typed. A text that is no amount becomes NaN, which the
 * contract refuses.
 */
export function requestFor(texts: WithdrawalTexts): NewWithdrawal {
  const { method } = texts;
  const destination = destinationFieldsOf(method).map((field) => [field, texts[field]]);
  return {
    amount: parseEuros(texts.amount) ?? Number.NaN,
    // An empty one is refused, with its sentence.
    method: method as WithdrawalMethod,
    // Only the fields of the chosen method are sent.
    ...Object.fromEntries(destination),
  };
}

/** What its option says too: an empty choice. */
export const NO_METHOD = 'Choisissez une méthode';

type BankField = keyof typeof BANK_MISSING;
const isOfBank = (field: string): field is BankField => Object.hasOwn(BANK_MISSING, field);

/** Whether a required bank field is empty: the form then says so once, above the fields. */
export const isBankIncomplete = (errors: FieldErrors<WithdrawalTexts>): boolean =>
  DESTINATION_FIELDS.bank.some((field) => errors[field]?.message === BANK_MISSING[field]);

/**
 * The contract's rules and the balance, with a sentence of its own for each empty
 * bank field. `balance` in euros.
 */
export function problemsOf(texts: WithdrawalTexts, balance: number): FieldErrors<WithdrawalTexts> {
  const request = requestFor(texts);
  const errors: FieldErrors<WithdrawalTexts> = contractErrors(
    newWithdrawal,
    request,
    WITHDRAWAL_FIELDS,
    (field, sentence) => {
      if (field === 'amount') return amountProblem(texts.amount, sentence);
      return sentence === BANK_INCOMPLETE && isOfBank(field) ? BANK_MISSING[field] : sentence;
    },
  );
  if (texts.method === '') errors.method = { type: 'missing', message: NO_METHOD };
  if (request.amount > balance) {
    errors.amount ??= { type: 'balance', message: sentenceOf('withdrawal_exceeds_balance') };
  }
  return errors;
}

export const WITHDRAWAL_FAILURE: FailureWords = {
  failed: 'Erreur lors de la soumission de la demande de retrait',
  conflict:
    'Vérifiez d’abord dans «\u00a0Vos demandes\u00a0»\u00a0: l’envoyer à nouveau créerait une seconde demande.',
  again: 'puis confirmez à nouveau.',
};
