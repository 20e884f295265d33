import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgetDraft } from '../lib/drafts.ts';
import { draftOf, keepDraft, WITHDRAWAL_DRAFTS } from './drafts.ts';
import {
  EMPTY_WITHDRAWAL,
  problemsOf,
  requestFor,
  WITHDRAWAL_FIELDS,
  type WithdrawalTexts,
} from './form.ts';
import { useSubmitWithdrawal } from './queries.ts';
import { failureOf } from './submit-failure.ts';

/** A refusal that is about the amount, whether or not it names the field. */
function onItsField(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'withdrawal_exceeds_balance') return error;
  return new ApiError(error.code, error.status, error.message, { amount: error.message });
}

const isOnField = (error: unknown): boolean =>
  error instanceof ApiError &&
  WITHDRAWAL_FIELDS.some((field) => Object.hasOwn(error.fields, field));

/**
 * What is typed, what is read once more, and sending it once. `owner`: whose
 * request it is; `available`: euros that can be asked for.
 */
export function useWithdrawalForm(owner: string, available: number) {
  const [draft] = useState(() => draftOf(owner));
  const [idempotencyKey, setIdempotencyKey] = useState(draft.idempotencyKey);
  /** As it stood when it was asked: this is what is read, and this is what is sent. */
  const [asked, setAsked] = useState<WithdrawalTexts>();
  const [isConfirming, setIsConfirming] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [isResumed, setIsResumed] = useState(draft.isResumed);
  const refusal = useRef<unknown>(undefined);
  const { mutateAsync, isPending } = useSubmitWithdrawal();
  const form = useForm<WithdrawalTexts>({
    defaultValues: draft.texts,
    resolver: (texts) => {
      const errors = problemsOf(texts, available);
      const isWrong = Object.keys(errors).length > 0;
      return isWrong ? { values: {}, errors } : { values: texts, errors: {} };
    },
  });
  const { getValues, reset, watch } = form;

  useEffect(() => {
    const keep = () => {
      keepDraft(owner, { texts: getValues(), idempotencyKey });
      // What was sent is over once somebody types the next one.
      setSent(undefined);
    };
    return watch(keep).unsubscribe;
  }, [owner, getValues, watch, idempotencyKey]);

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
      reset(EMPTY_WITHDRAWAL);
      forgetDraft(WITHDRAWAL_DRAFTS, owner);
      setIdempotencyKey(newIdempotencyKey());
      setSent(reference);
      setIsResumed(false);
      setIsConfirming(false);
    } catch (thrown) {
      const error = onItsField(thrown);
      // The key has done its work: sent again, this is a request of its own.
      if (error instanceof ApiError && error.code === 'idempotency_conflict') {
        setIdempotencyKey(newIdempotencyKey());
      }
      if (isOnField(error)) {
        refusal.current = error;
        setIsConfirming(false);
      } else setFailure(failureOf(error));
    }
  }

  /** Fields take the focus only once no window lies over them any more. */
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
