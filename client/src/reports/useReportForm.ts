import type { SessionUser } from '@parade/api/contract/auth.ts';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { PROOFS } from '../documents/proofs.ts';
import { anyFailed, storedIn } from '../documents/slots.ts';
import { useDocumentTray } from '../documents/useDocumentTray.ts';
import { ApiError } from '../lib/errors.ts';
import { putFieldErrors } from '../lib/field-errors.ts';
import { clearDraft, newDraft, readDraft, saveDraft } from './draft.ts';
import { REPORT_FIELDS, reportResolver, requestFor } from './form.ts';
import { useSubmitReport } from './queries.ts';
import { failureOf } from './submit-failure.ts';

const DOCUMENT_FAILED = 'Un document n’est pas parti. Réessayez de l’envoyer, ou retirez-le.';

/** The new report: its fields, its documents, its draft, and sending it once. */
export function useReportForm(user: SessionUser) {
  const navigate = useNavigate();
  const [found] = useState(() => readDraft(user.uid));
  const [draft, setDraft] = useState(() => found ?? newDraft());
  const [saved, setSaved] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const busy = useRef(false);
  const sent = useRef(false);
  const { tray, slots } = useDocumentTray(PROOFS, draft.documents);
  const { mutateAsync } = useSubmitReport();
  const form = useForm({ resolver: reportResolver, defaultValues: draft.texts });
  const { idempotencyKey } = draft;
  const { getValues, setError, watch } = form;

  // Every keystroke is kept: there is no moment in which a reload loses something.
  useEffect(() => {
    const keep = () => {
      if (sent.current) return;
      setSaved(
        saveDraft(user.uid, { texts: getValues(), documents: storedIn(slots), idempotencyKey }),
      );
    };
    keep();
    return watch(keep).unsubscribe;
  }, [user.uid, getValues, watch, slots, idempotencyKey]);

  async function send() {
    const texts = getValues();
    const settled = await tray.settled();
    if (anyFailed(settled)) {
      setFailure(DOCUMENT_FAILED);
      return;
    }
    try {
      const body = requestFor(texts, storedIn(settled));
      const { reference } = await mutateAsync({ body, idempotencyKey });
      sent.current = true;
      clearDraft(user.uid);
      navigate('/reports', { state: { submitted: reference } });
    } catch (error) {
      // The key has done its work: sent again, this is a report of its own.
      if (error instanceof ApiError && error.code === 'idempotency_conflict') {
        setDraft({ ...draft, idempotencyKey: newIdempotencyKey() });
      }
      if (error instanceof ApiError && error.code === 'document_unknown') await tray.verify();
      if (!putFieldErrors(setError, REPORT_FIELDS, error)) setFailure(failureOf(error));
    }
  }

  const submit = form.handleSubmit(async () => {
    // A second click comes before React could disable the button.
    if (busy.current || sent.current) return;
    busy.current = true;
    setIsSending(true);
    setFailure(undefined);
    await send();
    busy.current = false;
    setIsSending(false);
  });

  const mended = failure === DOCUMENT_FAILED && !anyFailed(slots);
  return {
    form,
    tray,
    slots,
    submit,
    failure: mended ? undefined : failure,
    isSending,
    saved,
    resumed: found !== undefined,
  };
}
