import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import type { Ticket } from '@parade/api/contract/support-tickets.ts';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { PROOFS } from '../documents/proofs.ts';
import { anyFailed, storedIn } from '../documents/slots.ts';
import { useDocumentTray } from '../documents/useDocumentTray.ts';
import { ApiError } from '../lib/errors.ts';
import { putFieldErrors } from '../lib/field-errors.ts';
import { forgetDraft, keepDraft, newDraft, readDraft } from './drafts.ts';
import { MESSAGE_FIELDS, type MessageTexts } from './form.ts';
import { failureOf } from './submit-failure.ts';

const DOCUMENT_FAILED = 'Un document n’est pas parti. Réessayez de l’envoyer, ou retirez-le.';

interface Message {
  /** Whose it is. */
  uid: string;
  /** Where it is written: drafts are kept by it. */
  place: string;
  resolver: Resolver<MessageTexts>;
  /** `documents`: ids, in the order in which they are shown. */
  send: (texts: MessageTexts, documents: string[], idempotencyKey: string) => Promise<Ticket>;
  /** The sentence of what could not be done. */
  failed: string;
  /** The form has done its work: it is replaced by a new one. */
  onSent: () => void;
}

/** A message to the support: its fields, its documents, its draft, and sending it once. */
export function useMessageForm({ uid, place, resolver, send, failed, onSent }: Message) {
  const [found] = useState(() => readDraft(uid, place));
  const [{ texts, documents, ...draft }] = useState(() => found ?? newDraft());
  const [idempotencyKey, setIdempotencyKey] = useState(draft.idempotencyKey);
  const [saved, setSaved] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const busy = useRef(false);
  const sent = useRef(false);
  const { tray, slots } = useDocumentTray(PROOFS, documents);
  const form = useForm<MessageTexts>({ resolver, defaultValues: texts });
  const { getValues, setError, watch } = form;

  // Every keystroke is kept: there is no moment in which a reload loses something.
  useEffect(() => {
    const keep = () => {
      if (sent.current) return;
      const draft = { texts: getValues(), documents: storedIn(slots), idempotencyKey };
      setSaved(keepDraft(uid, place, draft));
    };
    keep();
    return watch(keep).unsubscribe;
  }, [uid, place, getValues, watch, slots, idempotencyKey]);

  async function trySend() {
    const settled = await tray.settled();
    if (anyFailed(settled)) return setFailure(DOCUMENT_FAILED);
    try {
      const ids = Object.values(storedIn(settled)).map(({ id }) => id);
      await send(getValues(), ids, idempotencyKey);
      sent.current = true;
      forgetDraft(uid, place);
      onSent();
    } catch (error) {
      // The key has done its work: sent again, this is a message of its own.
      if (error instanceof ApiError && error.code === 'idempotency_conflict') {
        setIdempotencyKey(newIdempotencyKey());
      }
      if (error instanceof ApiError && error.code === 'document_unknown') await tray.verify();
      if (!putFieldErrors(setError, MESSAGE_FIELDS, error)) setFailure(failureOf(error, failed));
    }
  }

  const submit = form.handleSubmit(async () => {
    // A second click comes before React could disable the button.
    if (busy.current || sent.current) return;
    busy.current = true;
    setIsSending(true);
    setFailure(undefined);
    await trySend();
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
