import { KYC_SLOTS, type KycVerification } from '@parade/api/contract/kyc.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useState } from 'react';
import { useFormWithDocuments } from '../documents/useFormWithDocuments.ts';
import { forgetDraft } from '../lib/drafts.ts';
import { KYC_DRAFTS, keepKyc, kycDraftFor, resume } from './draft.ts';
import {
  beginningOf,
  FRONT_MISSING,
  KYC_FAILURE,
  KYC_FIELDS,
  kycResolver,
  requestFor,
} from './form.ts';
import { PHOTOS, type PhotoTray } from './photos.ts';
import { useSubmitKyc } from './queries.ts';

const focusOn = (id: string) => document.getElementById(id)?.focus();

function hasFront(tray: PhotoTray, isLast: boolean): boolean {
  if (tray.slots().idFront.kind !== 'empty') return true;
  tray.clear('idFront', FRONT_MISSING);
  if (isLast) focusOn('idFront');
  return false;
}

function putOnPhotos(tray: PhotoTray, error: unknown): boolean {
  const fields = error instanceof ApiError ? error.fields : {};
  const refused = KYC_SLOTS.filter((slot) => Object.hasOwn(fields, `documents.${slot}`));
  for (const slot of refused) tray.clear(slot, fields[`documents.${slot}`]);
  if (refused[0]) focusOn(refused[0]);
  return refused.length > 0;
}

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
  const [begun] = useState(() => ({
    ...resume(beginning.texts, found),
    documents: beginning.photos,
  }));
  const { mutateAsync } = useSubmitKyc();
  const form = useFormWithDocuments({
    begun,
    kind: PHOTOS,
    resolver: kycResolver,
    fields: KYC_FIELDS,
    keep: ({ texts, idempotencyKey }) =>
      keepKyc(uid, { texts, beginning: beginning.texts, corrects, idempotencyKey }),
    send: ({ texts, documents, idempotencyKey }) =>
      mutateAsync({ body: requestFor(texts, documents), idempotencyKey }),
    onSent: () => {
      forgetDraft(KYC_DRAFTS, uid);
      onSent();
    },
    failure: KYC_FAILURE,
    isComplete: hasFront,
    putOnDocuments: putOnPhotos,
  });
  return { ...form, resumed: found !== undefined };
}
