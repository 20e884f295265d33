import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { forgetDraft, storeDraft, storedDraft } from '../lib/drafts.ts';
import { KYC_FIELDS, type KycField, type KycTexts } from './form.ts';

export const KYC_DRAFTS = { name: 'kyc', keptIn: 'device' } as const;

/**
 * What is kept on this device. Photos and the paper's number are not: on a shared
 * computer, name, date of birth and number would be enough for an identity theft.
 */
const KEPT_FIELDS = KYC_FIELDS.filter((field) => field !== 'idNumber');
type KeptTexts = Omit<KycTexts, 'idNumber'>;

/** A request that is being written. */
interface KycDraft {
  texts: KeptTexts;
  /** The rejected request that it corrects; null for a first one. */
  corrects: string | null;
  /** Goes with the request when it is sent: sent twice, it is one request. */
  idempotencyKey: string;
}

function parseDraft(stored: Partial<Record<string, unknown>>): KycDraft | undefined {
  const { idempotencyKey, corrects = null } = stored;
  if (typeof idempotencyKey !== 'string') return undefined;
  if (corrects !== null && typeof corrects !== 'string') return undefined;
  const typed: Record<string, unknown> = Object(stored.texts);
  const texts = {} as KeptTexts;
  for (const field of KEPT_FIELDS) {
    const value = typed[field];
    if (typeof value !== 'string') return undefined;
    texts[field] = value;
  }
  return { texts, corrects, idempotencyKey };
}

/** The draft for this request. A draft for another one, decided meanwhile, is ignored. */
export function kycDraftFor(uid: string, corrects: string | null): KycDraft | undefined {
  const draft = storedDraft(KYC_DRAFTS, uid, parseDraft);
  return draft?.corrects === corrects ? draft : undefined;
}

/** The form's first values: the draft over what the form begins with. */
export function resume(beginning: KycTexts, draft: KycDraft | undefined) {
  return {
    texts: { ...beginning, ...draft?.texts },
    idempotencyKey: draft?.idempotencyKey ?? newIdempotencyKey(),
  };
}

interface Writing {
  texts: KycTexts;
  /** What the form began with. Unchanged, it is not kept. */
  beginning: KycTexts;
  corrects: string | null;
  idempotencyKey: string;
}

/** `undefined` when there is nothing to keep; false when the device keeps nothing. */
export function keepKyc(uid: string, writing: Writing, now = Date.now()): boolean | undefined {
  const { texts, beginning, ...rest } = writing;
  const isTouched = (field: KycField) => texts[field] !== beginning[field];
  if (!KEPT_FIELDS.some(isTouched)) {
    forgetDraft(KYC_DRAFTS, uid);
    return undefined;
  }
  const { idNumber: _, ...kept } = texts;
  return storeDraft(KYC_DRAFTS, uid, { texts: kept, ...rest }, { now });
}
