import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../lib/contract-resolver.ts';
import { forgetDraft } from '../lib/drafts.ts';
import { submitFailure } from '../lib/submit-failure.ts';
import { useKeptDraft } from '../lib/useKeptDraft.ts';
import { draftOf, keepDraft, WITHDRAWAL_DRAFTS } from './drafts.ts';
import {
  EMPTY_WITHDRAWAL,
  problemsOf,
  requestFor,
  WITHDRAWAL_FAILURE,
  WITHDRAWAL_FIELDS,
  type WithdrawalTexts,
} from './form.ts';
import { useSubmitWithdrawal } from './queries.ts';

/** Puts a refusal for the balance on the amount's field. */
function onItsField(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'withdrawal_exceeds_balance') return error;
  return new ApiError(error.code, error.status, error.message, { amount: error.message });
}

const isOnField = (error: unknown): boolean =>
  error instanceof ApiError &&
  WITHDRAWAL_FIELDS.some((field) => Object.hasOwn(error.fields, field));

/**
 * The form, its confirmation, and sending it once. `owner`: the account's id;
 * `balance` in euros.
 */
export function useWithdrawalForm(owner: string, balance: number) {
  const [draft] = useState(() => draftOf(owner));
  /** What the confirmation shows, and what is sent. */
  const [asked, setAsked] = useState<WithdrawalTexts>();
  const [isConfirming, setIsConfirming] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [isResumed, setIsResumed] = useState(draft.isResumed);
  const refusal = useRef<unknown>(undefined);
  const { mutateAsync, isPending } = useSubmitWithdrawal();
  const form = useForm<WithdrawalTexts>({
    defaultValues: draft.texts,
    resolver: contractResolver((texts) => problemsOf(texts, balance)),
  });
  const { idempotencyKey, renewKey, renewRefusedKey } = useKeptDraft(form, {
    idempotencyKey: draft.idempotencyKey,
    keep(key) {
      keepDraft(owner, { texts: form.getValues(), idempotencyKey: key });
      // Typing the next request closes the notice of the last one.
      setSent(undefined);
    },
  });

  const ask = form.handleSubmit((texts) => {
    setAsked(texts);
    setFailure(undefined);
    setSent(undefined);
    setIsConfirming(true);
  });

  async function send(texts: WithdrawalTexts) {
    setFailure(undefined);
    try {
      const { reference } = await mutateAsync({ body: requestFor(texts), idempotencyKey });
      form.reset(EMPTY_WITHDRAWAL);
      forgetDraft(WITHDRAWAL_DRAFTS, owner);
      renewKey();
      setSent(reference);
      setIsResumed(false);
      setIsConfirming(false);
    } catch (thrown) {
      const error = onItsField(thrown);
      renewRefusedKey(error);
      if (isOnField(error)) {
        refusal.current = error;
        setIsConfirming(false);
      } else setFailure(submitFailure(error, WITHDRAWAL_FAILURE));
    }
  }

  /**
   * Puts the errors on the fields once the window is closed: under it they could not
   * take the focus.
   */
  function afterConfirming() {
    putFieldErrors(form, refusal.current, WITHDRAWAL_FIELDS);
    refusal.current = undefined;
  }

  return {
    form,
    ask,
    asked,
    isConfirming,
    isSending: isPending,
    confirm: () => !isPending && asked && send(asked),
    correct: () => !isPending && setIsConfirming(false),
    afterConfirming,
    failure,
    sent,
    isResumed,
    closeSent: () => setSent(undefined),
  };
}
