import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { deviceDrafts, keptSince } from '../lib/device-drafts.ts';
import { KYC_FIELDS, type KycField, type KycTexts } from './form.ts';

/**
 * What is kept on this device. Not the photos, and not the number of the paper:
 * on a computer that others use, name, birth and number together are all that
 * it takes to pass for somebody.
 */
const KEPT_FIELDS = KYC_FIELDS.filter((field) => field !== 'idNumber');
type KeptTexts = Omit<KycTexts, 'idNumber'>;

/** A request that is being written. Erased when it is sent and when the person signs out. */
export interface KycDraft {
  texts: KeptTexts;
  /** The rejected request that it corrects; null for a first one. */
  corrects: string | null;
  /** Goes with the request when it is sent: sent twice, it is one request. */
  idempotencyKey: string;
  savedAt: string;
}

/** What an older version of the page, or somebody, may have stored is not trusted. */
function parseDraft(text: string, now: number): KycDraft | undefined {
  const stored: Partial<Record<keyof KycDraft, unknown>> = JSON.parse(text);
  const savedAt = keptSince(stored.savedAt, now);
  const { idempotencyKey, corrects = null } = stored;
  if (!savedAt || typeof idempotencyKey !== 'string') return undefined;
  if (corrects !== null && typeof corrects !== 'string') return undefined;
  const typed = Object(stored.texts) as Record<string, unknown>;
  const texts = {} as KeptTexts;
  for (const field of KEPT_FIELDS) {
    const value = typed[field];
    if (typeof value !== 'string') return undefined;
    texts[field] = value;
  }
  return { texts, corrects, idempotencyKey, savedAt };
}

const drafts = deviceDrafts('parade:kyc-draft:', parseDraft);

export const forgetKyc = drafts.forget;
export const dropOldKyc = drafts.dropOld;
export const hasKycDraft = (uid: string): boolean => drafts.read(uid) !== undefined;

/** The draft of this very request: one for another that was decided meanwhile is of no use. */
export function kycDraftFor(uid: string, corrects: string | null): KycDraft | undefined {
  const draft = drafts.read(uid);
  return draft?.corrects === corrects ? draft : undefined;
}

/** What to begin with: what was typed before, over what the form begins with. */
export function resume(beginning: KycTexts, draft: KycDraft | undefined) {
  return {
    texts: { ...beginning, ...draft?.texts },
    idempotencyKey: draft?.idempotencyKey ?? newIdempotencyKey(),
  };
}

interface Writing {
  texts: KycTexts;
  /** What the form began with: with nothing else in it there is nothing to keep. */
  beginning: KycTexts;
  corrects: string | null;
  idempotencyKey: string;
}

/** `undefined` when there is nothing to keep; false when the device keeps nothing: the page then says so. */
export function keepKyc(uid: string, writing: Writing, now = Date.now()): boolean | undefined {
  const { texts, beginning, corrects, idempotencyKey } = writing;
  const isTouched = (field: KycField) => texts[field] !== beginning[field];
  if (!KEPT_FIELDS.some(isTouched)) {
    drafts.forget(uid);
    return undefined;
  }
  const { idNumber: _, ...kept } = texts;
  const savedAt = new Date(now).toISOString();
  return drafts.keep(uid, { texts: kept, corrects, idempotencyKey, savedAt });
}
