import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { EMPTY_WITHDRAWAL, type WithdrawalTexts } from './form.ts';

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

export const draftOf = (owner: string): Draft =>
  drafts.get(owner) ?? { texts: EMPTY_WITHDRAWAL, idempotencyKey: newIdempotencyKey() };

export function keepDraft(owner: string, draft: Draft): void {
  drafts.set(owner, draft);
}

/** Once it was sent, and when the person signs out. */
export function dropDraft(owner: string): void {
  drafts.delete(owner);
}
