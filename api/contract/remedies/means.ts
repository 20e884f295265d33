import { CARD } from './means/card.ts';
import { CASH } from './means/cash.ts';
import { CHEQUE } from './means/cheque.ts';
import { CREDIT } from './means/credit.ts';
import { CRYPTO } from './means/crypto.ts';
import { DIRECT_DEBIT } from './means/direct_debit.ts';
import { INSTANT_TRANSFER } from './means/instant_transfer.ts';
import { MONEY_ORDER } from './means/money_order.ts';
import { PHONE_BILL } from './means/phone_bill.ts';
import { TRANSFER } from './means/transfer.ts';
import { VOUCHER } from './means/voucher.ts';
import { WALLET } from './means/wallet.ts';

/** In the order in which they are offered. A new one is its file and its line here. */
export const MEANS = [
  CARD,
  TRANSFER,
  INSTANT_TRANSFER,
  DIRECT_DEBIT,
  CHEQUE,
  CASH,
  VOUCHER,
  WALLET,
  MONEY_ORDER,
  CRYPTO,
  PHONE_BILL,
  CREDIT,
] as const;
