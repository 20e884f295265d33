import type { AdminContract, Contract } from '../../../contract/contracts.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { refundDueOn } from '../invoices/refund-due.ts';
import type { AdminContractRow } from './admin-list.ts';
import { type ContractRow, isBinding } from './queries.ts';
import { mayRenounce, renounceUntil } from './renunciation-period.ts';

/** What leaves about a contract, for its owner: an allow-list. */
export function presentContract(r: ContractRow, now: Date): Contract {
  const { status, acceptedAt, renouncedAt } = r;
  return {
    id: r.id,
    reference: r.reference,
    status,
    title: r.title,
    scope: r.scope,
    feeTerms: r.feeTerms,
    refundConditions: r.refundConditions,
    amount: r.amountCents === null ? null : centsToEuros(r.amountCents),
    acceptedAt,
    renounceUntil: acceptedAt === null ? null : renounceUntil(acceptedAt),
    canRenounce: isBinding(r) && acceptedAt !== null && mayRenounce(acceptedAt, now),
    renouncedAt,
    paymentState: r.paymentState,
    refundDueOn: renouncedAt === null ? null : refundDueOn(renouncedAt),
    refundedAt: r.refundedAt,
    refundReference: r.refundReference,
    documentUrl: acceptedAt === null ? null : `/api/contracts/${r.id}/document`,
    createdAt: r.createdAt,
    updatedAt: r.updatedAt,
  };
}

/** The same for staff, with whose it is and what was paid. */
export function presentAdminContract(r: AdminContractRow, now: Date): AdminContract {
  return {
    ...presentContract(r, now),
    userId: r.userId,
    userEmail: r.userEmail,
    userName: r.userName,
    reportId: r.reportId,
    reportReference: r.reportReference,
    earlyStart: r.earlyStart === 1,
    paidAmount: centsToEuros(r.paidCents ?? 0),
    unverifiedAmount: centsToEuros(r.unverifiedCents ?? 0),
    version: r.version,
  };
}
