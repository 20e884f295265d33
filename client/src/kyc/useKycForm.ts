import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { KYC_SLOTS, type KycVerification } from '@parade/api/contract/kyc.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { anyFailed, storedIn } from '../documents/slots.ts';
import { useDocumentTray } from '../documents/useDocumentTray.ts';
import { ApiError } from '../lib/errors.ts';
import { putFieldErrors } from '../lib/field-errors.ts';
import { forgetKyc, keepKyc, kycDraftFor, resume } from './draft.ts';
import { beginningOf, FRONT_MISSING, KYC_FIELDS, kycResolver, requestFor } from './form.ts';
import { PHOTOS } from './photos.ts';
import { useSubmitKyc } from './queries.ts';
import { failureOf, PHOTO_FAILED } from './submit-failure.ts';

const focusOn = (id: string) => document.getElementById(id)?.focus();

interface Writing {
  uid: string;
  /** What is being corrected, if anything. */
  rejected: KycVerification | undefined;
  onSent: () => void;
}

/** A request: its fields, its photos, its draft, and sending it once. */
export function useKycForm({ uid, rejected, onSent }: Writing) {
  const corrects = rejected?.id ?? null;
  const [beginning] = useState(() => beginningOf(rejected));
  const [found] = useState(() => kycDraftFor(uid, corrects));
  const [{ texts, idempotencyKey: firstKey }] = useState(() => resume(beginning.texts, found));
  const [idempotencyKey, setIdempotencyKey] = useState(firstKey);
  const [saved, setSaved] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const busy = useRef(false);
  const sent = useRef(false);
  const { tray, slots } = useDocumentTray(PHOTOS, beginning.photos);
  const { mutateAsync } = useSubmitKyc();
  const form = useForm({ resolver: kycResolver, defaultValues: texts });
  const { getValues, setError, watch } = form;

  // Every keystroke is kept: a reload loses no more than what must not be kept.
  useEffect(() => {
    const keep = () => {
      if (sent.current) return;
      const writing = { texts: getValues(), beginning: beginning.texts, corrects, idempotencyKey };
      setSaved(keepKyc(uid, writing));
    };
    return watch(keep).unsubscribe;
  }, [uid, getValues, watch, beginning, corrects, idempotencyKey]);

  /** The server's sentences on the photos; whether there were any. */
  function putPhotoErrors(error: unknown): boolean {
    const fields = error instanceof ApiError ? error.fields : {};
    const refused = KYC_SLOTS.filter((slot) => Object.hasOwn(fields, `documents.${slot}`));
    for (const slot of refused) tray.clear(slot, fields[`documents.${slot}`]);
    if (refused[0]) focusOn(refused[0]);
    return refused.length > 0;
  }

  async function trySend() {
    const settled = await tray.settled();
    if (anyFailed(settled)) return setFailure(PHOTO_FAILED);
    const body = requestFor(getValues(), storedIn(settled));
    if (!body) return missFront();
    try {
      await mutateAsync({ body, idempotencyKey });
      sent.current = true;
      forgetKyc(uid);
      onSent();
    } catch (error) {
      // The key has done its work: sent again, this is a request of its own.
      if (error instanceof ApiError && error.code === 'idempotency_conflict') {
        setIdempotencyKey(newIdempotencyKey());
      }
      if (error instanceof ApiError && error.code === 'document_unknown') await tray.verify();
      const onFields = putFieldErrors(setError, KYC_FIELDS, error);
      if (!putPhotoErrors(error) && !onFields) setFailure(failureOf(error));
    }
  }

  const isFrontMissing = () => tray.slots().idFront.kind === 'empty';
  function missFront() {
    tray.clear('idFront', FRONT_MISSING);
    focusOn('idFront');
  }

  const submit = form.handleSubmit(
    async () => {
      // A second click comes before React could disable the button.
      if (busy.current || sent.current) return;
      setFailure(undefined);
      if (isFrontMissing()) return missFront();
      busy.current = true;
      setIsSending(true);
      await trySend();
      busy.current = false;
      setIsSending(false);
    },
    // Everything that is missing is said at once; the focus stays on the first field.
    () => isFrontMissing() && tray.clear('idFront', FRONT_MISSING),
  );

  const mended = failure === PHOTO_FAILED && !anyFailed(slots);
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
