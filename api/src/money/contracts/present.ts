import {
  type AdminContract,
  adminContract,
  type Contract,
  contract,
} from '../../../contract/contracts.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { allowed } from '../../platform/allowed.ts';
import { refundDueOn } from '../invoices/refund-due.ts';
import type { AdminContractRow } from './admin-list.ts';
import { type ContractRow, isBinding } from './queries.ts';
import { mayRenounce, renounceUntil } from './renunciation-period.ts';
import { moneyState } from './specimen.ts';

/** What leaves about a contract, for its owner. */
export function presentContract(r: ContractRow, now: Date): Contract {
  const { acceptedAt, renouncedAt } = r;
  return allowed(contract, {
    ...r,
    amount: r.amountCents === null ? null : centsToEuros(r.amountCents),
    renounceUntil: acceptedAt === null ? null : renounceUntil(acceptedAt),
    canRenounce: isBinding(r) && acceptedAt !== null && mayRenounce(acceptedAt, now),
    paymentState: moneyState(r),
    refundDueOn: renouncedAt === null ? null : refundDueOn(renouncedAt),
    documentUrl: acceptedAt === null ? null : `/api/contracts/${r.id}/document`,
  });
}

/** The same for staff, with whose it is and what was paid. */
export const presentAdminContract = (r: AdminContractRow, now: Date): AdminContract =>
  allowed(adminContract, {
    ...r,
    ...presentContract(r, now),
    earlyStart: r.earlyStart === 1,
    paidAmount: centsToEuros(r.paidCents ?? 0),
    unverifiedAmount: centsToEuros(r.unverifiedCents ?? 0),
  });
