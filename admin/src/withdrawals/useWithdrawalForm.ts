import { zodResolver } from '@hookform/resolvers/zod';
import { parisDay } from '@parade/api/contract/dates.ts';
import { beside, isBlank } from '@parade/api/contract/fields.ts';
import {
  type AdminWithdrawal,
  type WithdrawalStatus,
  withdrawalUpdate,
} from '@parade/api/contract/withdrawals.ts';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useRecordForm } from '../lib/useRecordForm.ts';

/** The changes of status that move money: they are confirmed before they are saved. */
export type Question = 'approval' | 'return';

export interface WithdrawalValues {
  status: WithdrawalStatus;
  adminNote: string;
  payoutReference: string;
  payoutOn: string | null;
  version: number;
}
type Checked = ReturnType<typeof withdrawalUpdate.parse>;

const FIELDS = ['status', 'adminNote', 'payoutReference', 'payoutOn'] as const;

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

const forApproval = zodResolver(approval) as unknown as Resolver<
  WithdrawalValues,
  unknown,
  Checked
>;
const forOthers = zodResolver(withdrawalUpdate) as unknown as typeof forApproval;

/** Only what is approved has a payout. */
const resolver: typeof forApproval = (values, context, options) =>
  values.status === 'approved'
    ? forApproval(values, context, options)
    : forOthers({ ...values, payoutReference: '', payoutOn: null }, context, options);

const editable = (withdrawal: AdminWithdrawal): WithdrawalValues => ({
  status: withdrawal.status,
  adminNote: withdrawal.adminNote,
  payoutReference: withdrawal.payoutReference ?? '',
  payoutOn: withdrawal.payoutOn ?? parisDay(new Date()),
  version: withdrawal.version,
});

function questionFor(from: WithdrawalStatus, to: WithdrawalStatus): Question | undefined {
  if (from === to) return undefined;
  if (to === 'approved') return 'approval';
  return from === 'approved' ? 'return' : undefined;
}

/** The decision on a request. What moves money is confirmed before it is sent. */
export function useWithdrawalForm(withdrawal: AdminWithdrawal) {
  const [asked, setAsked] = useState<{ question: Question; checked: Checked }>();
  const { form, send, problem, isSaving } = useRecordForm<
    AdminWithdrawal,
    WithdrawalValues,
    Checked
  >({
    resource: 'withdrawals',
    record: withdrawal,
    editable,
    resolver,
    fields: FIELDS,
    done: 'Statut mis à jour avec succès',
    failed: 'Erreur lors de la mise à jour du statut',
  });

  const save = form.handleSubmit((checked) => {
    const question = questionFor(withdrawal.status, checked.status);
    return question ? setAsked({ question, checked }) : send(checked);
  });

  /** A note belongs to its decision: the next decision begins without one. */
  function chosen(status: string) {
    const typed = form.getValues('adminNote');
    const turn = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    if (status === withdrawal.status) {
      if (typed === '') form.setValue('adminNote', withdrawal.adminNote, turn);
    } else if (typed === withdrawal.adminNote) form.setValue('adminNote', '', turn);
  }

  async function confirm() {
    if (!asked) return;
    await send(asked.checked);
    setAsked(undefined);
  }

  const cancel = () => setAsked(undefined);
  return { form, save, problem, asked, confirm, isSaving, cancel, chosen };
}
