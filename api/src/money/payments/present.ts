import { invoiceUrl } from '../../../contract/invoices.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { AdminPayment, Payment } from '../../../contract/payments.ts';
import { explorerUrl } from './explorers.ts';
import type { PaymentRecord } from './queries.ts';
import type { StaffPaymentRecord } from './staff-records.ts';

/** What leaves about a payment: an allow-list for each audience. */
function present(p: PaymentRecord, verifiedBy: string | null): Payment {
  return {
    id: p.id,
    reference: p.reference,
    userId: p.userId,
    userEmail: p.userEmail,
    contractId: p.contractId,
    contractReference: p.contractReference,
    method: p.method,
    cryptocurrency: p.cryptocurrency as Payment['cryptocurrency'],
    cryptoName: p.cryptoName,
    cryptoSymbol: p.cryptoSymbol,
    amount: p.amount,
    amountInEUR: centsToEuros(p.amountInEurCents),
    description: p.description,
    transactionHash: p.transactionHash,
    explorerUrl: explorerUrl(p.cryptocurrency, p.transactionHash),
    status: p.status,
    refunded: p.status === 'completed' && p.refundedAt !== null,
    verified: p.verified === null ? null : p.verified === 1,
    verifiedAt: p.verifiedAt,
    verifiedBy,
    adminNote: p.adminNote,
    invoices: p.invoices.map(({ id, kind, number }) => ({ id, kind, number, url: invoiceUrl(id) })),
    createdAt: p.createdAt,
    updatedAt: p.updatedAt,
  };
}

/** For its owner: staff appear as « Support ». */
export const presentPayment = (p: PaymentRecord): Payment =>
  present(p, p.verifiedAt === null ? null : 'Support');

/** For staff: who decided it, by name. */
export function presentAdminPayment(p: StaffPaymentRecord): AdminPayment {
  const { userName, userPhone, eurRate, payeeShown, receivedOn } = p;
  const { contractStatus, hidden, hashAlsoDeclared, payeeChanged, version } = p;
  return {
    ...present(p, p.verifierName),
    userName,
    userPhone,
    eurRate,
    payeeShown,
    payeeChanged,
    hashAlsoDeclared,
    receivedOn,
    contractStatus,
    hidden,
    version,
  };
}
