import { zodResolver } from '@hookform/resolvers/zod';
import { parisDay } from '@parade/api/contract/dates.ts';
import { beside, isBlank } from '@parade/api/contract/fields.ts';
import {
  type AdminWithdrawal,
  type WithdrawalStatus,
  withdrawalUpdate,
} from '@parade/api/contract/withdrawals.ts';
import type { Resolver } from 'react-hook-form';

interface Values {
  status: WithdrawalStatus;
  adminNote: string;
  payoutReference: string;
  payoutOn: string | null;
  version: number;
}
export type Checked = ReturnType<typeof withdrawalUpdate.parse>;

/** The API takes an approval without its proof; the form asks for it. */
const approval = withdrawalUpdate
  .refine(({ payoutReference }) => !isBlank(payoutReference), {
    ...beside('payoutReference'),
    error: 'Indiquez la référence du versement',
  })
  .refine(({ payoutOn }) => !isBlank(payoutOn), {
    ...beside('payoutOn'),
    error: 'Indiquez le jour du versement',
  });

const forApproval = zodResolver(approval) as unknown as Resolver<Values, unknown, Checked>;
const forOthers = zodResolver(withdrawalUpdate) as unknown as typeof forApproval;

/** Only what is approved has a payout. */
export const resolver: typeof forApproval = (values, context, options) =>
  values.status === 'approved'
    ? forApproval(values, context, options)
    : forOthers({ ...values, payoutReference: '', payoutOn: null }, context, options);

/** What the form edits of a request. */
export const values = (withdrawal: AdminWithdrawal): Values => ({
  status: withdrawal.status,
  adminNote: withdrawal.adminNote,
  payoutReference: withdrawal.payoutReference ?? '',
  payoutOn: withdrawal.payoutOn ?? parisDay(new Date()),
  version: withdrawal.version,
});

/** The changes of status that move money: they are confirmed before they are saved. */
export const movesMoney = (from: WithdrawalStatus, to: WithdrawalStatus): boolean =>
  from !== to && (from === 'approved' || to === 'approved');
