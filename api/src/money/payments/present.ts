import type { PayableCurrency } from '../../../contract/currencies.ts';
import { invoiceUrl } from '../../../contract/invoices.ts';
import { centsToEuros } from '../../../contract/money.ts';
import {
  type AdminPayment,
  adminPayment,
  type OwnPayment,
  ownPayment,
  type Payment,
} from '../../../contract/payments.ts';
import { allowed } from '../../platform/allowed.ts';
import { awaitsPayment, isCancelled } from './conditions.ts';
import { accountDetails } from './payee-details.ts';
import type { OwnPaymentRecord, PaymentRecord } from './queries.ts';
import type { StaffPaymentRecord } from './staff-records.ts';

/** Where each chain shows a transaction: everything that has to change when one moves. */
const EXPLORERS: Readonly<Record<PayableCurrency, string>> = {
  bitcoin: 'https://mempool.space/tx/',
  ethereum: 'https://etherscan.io/tx/',
  litecoin: 'https://litecoinspace.org/tx/',
  usdt: 'https://etherscan.io/tx/',
};

/** The page of a transaction; null where there is no chain. */
function explorerUrl(currency: string | null, hash: string | null): string | null {
  if (currency === null || hash === null || !Object.hasOwn(EXPLORERS, currency)) return null;
  return EXPLORERS[currency as PayableCurrency] + hash;
}

/** What every reader of a payment is told in other words than the table's. */
const told = (p: PaymentRecord) => ({
  cryptocurrency: p.cryptocurrency as Payment['cryptocurrency'],
  amountInEUR: centsToEuros(p.amountInEurCents),
  walletAddress: p.method === 'crypto' ? p.payeeShown : null,
  transferTo: p.method === 'bank_transfer' ? p.payeeShown : null,
  awaitsPayment: awaitsPayment(p),
  cancelled: isCancelled(p),
  explorerUrl: explorerUrl(p.cryptocurrency, p.transactionHash),
  refunded: p.status === 'completed' && p.refundedAt !== null,
  verified: p.verified === null ? null : p.verified === 1,
  invoices: p.invoices.map(({ id, kind, number }) => ({ id, kind, number, url: invoiceUrl(id) })),
});

/** What leaves about a payment, for its owner: staff appear as « Support ». */
export const presentOwnPayment = (p: OwnPaymentRecord): OwnPayment =>
  allowed(ownPayment, {
    ...p,
    ...told(p),
    bankTransfer: accountDetails(p.payeeDetails),
    verifiedBy: p.verifiedAt === null ? null : 'Support',
  });

/** For staff: who decided it, by name. */
export const presentAdminPayment = (p: StaffPaymentRecord): AdminPayment =>
  allowed(adminPayment, { ...p, ...told(p), verifiedBy: p.verifierName });
