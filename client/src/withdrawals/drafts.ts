import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { EMPTY_WITHDRAWAL, WITHDRAWAL_FIELDS, type WithdrawalTexts } from './form.ts';

/** A request that is being written. */
interface Draft {
  texts: WithdrawalTexts;
  /** Goes with the request when it is sent: sent twice, it is one request. */
  idempotencyKey: string;
}

/**
 * By person, in this page's memory alone: it outlives a session that ended and
 * the sign-in after it, and an account number never lies on the device.
 */
const drafts = new Map<string, Draft>();

const isEmpty = (texts: WithdrawalTexts) =>
  WITHDRAWAL_FIELDS.every((field) => texts[field] === EMPTY_WITHDRAWAL[field]);

/** What to begin with, and whether it was typed before. */
export function draftOf(owner: string): Draft & { isResumed: boolean } {
  const kept = drafts.get(owner);
  if (kept) return { ...kept, isResumed: true };
  return { texts: EMPTY_WITHDRAWAL, idempotencyKey: newIdempotencyKey(), isResumed: false };
}

export function keepDraft(owner: string, draft: Draft): void {
  if (isEmpty(draft.texts)) drafts.delete(owner);
  else drafts.set(owner, draft);
}

/** Once it was sent, and when the person signs out. */
export function dropDraft(owner: string): void {
  drafts.delete(owner);
}
