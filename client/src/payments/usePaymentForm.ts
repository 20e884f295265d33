import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { forgetDraft } from '../lib/drafts.ts';
import { submitFailure } from '../lib/submit-failure.ts';
import { useKeptDraft } from '../lib/useKeptDraft.ts';
import { beginOrder, keepOrder, ORDER_DRAFTS } from './draft.ts';
import {
  PAYMENT_FAILURE,
  PAYMENT_FIELDS,
  type PaymentFields,
  paymentResolver,
  requestFor,
} from './form.ts';
import type { Means } from './means.ts';
import { orderPath } from './order-path.ts';
import { useSubmitOrder } from './queries.ts';

/** Refusals after which the offer is read again. */
const OFFER_CODES: ReadonlySet<string> = new Set([
  'payment_terms_changed',
  'contract_unavailable',
  'payment_option_unavailable',
  'payment_minimum_missing',
]);

/** Whether it is certain that nothing was ordered. Without an answer it is not. */
const tookNothing = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'idempotency_conflict';

interface PaymentFormOptions {
  uid: string;
  means: Means | undefined;
  /** The version of the offer on the screen. */
  shown: string;
  /** Called when the offer on the screen has changed. */
  onChanged: () => void;
}

/** The form over both steps: its fields, its draft, and sending it once. */
export function usePaymentForm({ uid, means, shown, onChanged }: PaymentFormOptions) {
  const navigate = useNavigate();
  const [begun] = useState(() => beginOrder(uid, shown));
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const busy = useRef(false);
  /** The order was sent, and no answer has come. */
  const isSent = useRef(begun.isSent);
  const { mutateAsync } = useSubmitOrder();
  const form = useForm<PaymentFields>({
    defaultValues: begun.fields,
    resolver: paymentResolver(means),
  });
  const { getValues } = form;
  const { idempotencyKey, renewRefusedKey } = useKeptDraft(form, {
    idempotencyKey: begun.idempotencyKey,
    keep: (key) =>
      keepOrder(uid, {
        fields: getValues(),
        shown,
        idempotencyKey: key,
        isSent: isSent.current,
      }),
  });

  async function send(chosen: Means) {
    const fields = getValues();
    const mark = (sent: boolean) => {
      isSent.current = sent;
      keepOrder(uid, { fields, shown, idempotencyKey, isSent: sent });
    };
    try {
      const body = requestFor(fields, chosen, shown);
      mark(true);
      const ordered = await mutateAsync({ body, idempotencyKey });
      const { id, reference, contractId, method } = ordered;
      forgetDraft(ORDER_DRAFTS, uid);
      // A step back leads to the choice of means, not to a second order.
      if (method === 'crypto') navigate(orderPath(id), { replace: true });
      else navigate('/payments', { state: { sent: { reference, contractId, method } } });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      if (tookNothing(error)) mark(false);
      renewRefusedKey(error);
      if (OFFER_CODES.has(code)) {
        form.setValue('acceptContract', false);
        onChanged();
      }
      const onFields = putFieldErrors(form, error, PAYMENT_FIELDS);
      if (!onFields || code === 'validation') setFailure(submitFailure(error, PAYMENT_FAILURE));
    }
  }

  const submit = form.handleSubmit(
    async () => {
      // A double click arrives before React has disabled the button.
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

  /** Drops the acceptance, since another contract or amount is shown. */
  function readAgain() {
    form.setValue('acceptContract', false);
    setFailure(undefined);
  }

  const forget = () => forgetDraft(ORDER_DRAFTS, uid);
  return { form, submit, readAgain, forget, begun, failure, isSending };
}
