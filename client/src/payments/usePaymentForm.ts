import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../lib/errors.ts';
import { putFieldErrors } from '../lib/field-errors.ts';
import { EMPTY_PAYMENT, PAYMENT_FIELDS, problemsOf, requestFor } from './form.ts';
import type { Means } from './means.ts';
import { useSubmitPayment } from './queries.ts';
import { failureOf } from './submit-failure.ts';

/** Refusals after which the page has to read again what is offered. */
const OFFER_CODES: ReadonlySet<string> = new Set([
  'payment_terms_changed',
  'contract_unavailable',
  'payment_option_unavailable',
  'payment_minimum_missing',
]);

interface PaymentFormOptions {
  means: Means | undefined;
  /** Stands for what is on the screen. */
  shown: string;
  /** What was on the screen is no longer offered. */
  onChanged: () => void;
}

/** What is filled in over both steps, and sending it once. It lives in this page alone: no storage keeps it. */
export function usePaymentForm({ means, shown, onChanged }: PaymentFormOptions) {
  const navigate = useNavigate();
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const busy = useRef(false);
  const { mutateAsync } = useSubmitPayment();
  const form = useForm({
    defaultValues: EMPTY_PAYMENT,
    resolver: (fields) => {
      const errors = means ? problemsOf(fields, means) : {};
      return Object.keys(errors).length > 0
        ? { values: {}, errors }
        : { values: fields, errors: {} };
    },
  });

  async function send(chosen: Means) {
    try {
      const body = requestFor(form.getValues(), chosen, shown);
      const { reference, contractId, method } = await mutateAsync({ body, idempotencyKey });
      navigate('/payments', { state: { sent: { reference, contractId, method } } });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      // The key has done its work: sent again, this is a payment of its own.
      if (code === 'idempotency_conflict') setIdempotencyKey(newIdempotencyKey());
      if (OFFER_CODES.has(code)) {
        form.setValue('acceptContract', false);
        onChanged();
      }
      const onFields = putFieldErrors(form.setError, PAYMENT_FIELDS, error);
      if (!onFields || code === 'validation') setFailure(failureOf(error));
    }
  }

  const submit = form.handleSubmit(
    async () => {
      // A second click comes before React could disable the button.
      if (busy.current || !means) return;
      busy.current = true;
      setIsSending(true);
      setFailure(undefined);
      await send(means);
      busy.current = false;
      setIsSending(false);
    },
    () => setFailure(undefined),
  );

  /** Another contract or amount: it is to be accepted again. */
  function readAgain() {
    form.setValue('acceptContract', false);
    setFailure(undefined);
  }

  return { form, submit, readAgain, failure, isSending };
}
