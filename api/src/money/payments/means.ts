import type { Transaction } from '@parade/db';
import type { z } from 'zod';
import type { ShownPrice } from '../../../contract/contract-text.ts';
import { type ErrorCode, sentenceOf } from '../../../contract/errors.ts';
import { eurosToCents } from '../../../contract/money.ts';
import type { newPayment } from '../../../contract/new-payment.ts';
import type { PaymentOptions } from '../../../contract/payment-options.ts';
import { AppError } from '../../platform/errors.ts';
import { settingOf } from '../payment-settings/queries.ts';
import { currentTerms } from '../payment-settings/terms.ts';
import type { PayeeDetails } from './payee-details.ts';

/** The price as the person saw it, and what is written down of how it is paid. */
interface Means {
  price: ShownPrice;
  columns: {
    method: 'crypto' | 'bank_transfer';
    cryptocurrency: string | null;
    cryptoName: string | null;
    cryptoSymbol: string | null;
    amount: string | null;
    eurRate: string | null;
    payeeShown: string;
    payeeDetails: string;
  };
}

const refused = (code: ErrorCode, field: string) =>
  new AppError(code, { errors: { [field]: sentenceOf(code) } });

const kept = (details: PayeeDetails): string => JSON.stringify(details);

async function byTransfer(trx: Transaction, { price, vat }: PaymentOptions): Promise<Means> {
  const { bankTransfer } = await currentTerms(trx);
  if (!bankTransfer) throw refused('payment_option_unavailable', 'method');
  const { iban, holder, bic, wording } = bankTransfer;
  return {
    price: { amountCents: eurosToCents(price), vat, crypto: null },
    columns: {
      method: 'bank_transfer',
      cryptocurrency: null,
      cryptoName: null,
      cryptoSymbol: null,
      amount: null,
      eurRate: null,
      payeeShown: iban,
      payeeDetails: kept({ holder, bic, wording }),
    },
  };
}

/**
 * How somebody pays, with the amounts of this moment. Errors:
 * `payment_option_unavailable`, `payment_minimum_missing`.
 */
export async function meansOf(
  trx: Transaction,
  { method, cryptocurrency }: z.output<typeof newPayment>,
  options: PaymentOptions,
): Promise<Means> {
  if (method === 'bank_transfer') return byTransfer(trx, options);
  if (!cryptocurrency) throw refused('payment_option_unavailable', 'cryptocurrency');
  const option = options.options.find(({ currency }) => currency === cryptocurrency);
  const { walletAddress, minimumAmount } = await settingOf(trx, cryptocurrency);
  if (!option) {
    const noMinimum = walletAddress !== '' && minimumAmount === '';
    throw refused(
      noMinimum ? 'payment_minimum_missing' : 'payment_option_unavailable',
      'cryptocurrency',
    );
  }
  const { name, symbol, network, feeEstimate, duration } = option;
  const { amount, amountInEUR, eurRate, eurRateAt } = option;
  return {
    price: {
      amountCents: eurosToCents(amountInEUR),
      vat: options.vat,
      crypto: { name, symbol, amount, eurRate, eurRateAt },
    },
    columns: {
      method,
      cryptocurrency,
      cryptoName: name,
      cryptoSymbol: symbol,
      amount,
      eurRate,
      payeeShown: walletAddress,
      payeeDetails: kept({ network, feeEstimate, duration }),
    },
  };
}
