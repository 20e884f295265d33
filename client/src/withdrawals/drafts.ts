import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { storeDraft, storedDraft } from '../lib/drafts.ts';
import { EMPTY_WITHDRAWAL, WITHDRAWAL_FIELDS, type WithdrawalTexts } from './form.ts';

export const WITHDRAWAL_DRAFTS = { name: 'withdrawal', keptIn: 'page' } as const;

/** A request that is being written. */
interface Draft {
  texts: WithdrawalTexts;
  /** Goes with the request when it is sent: sent twice, it is one request. */
  idempotencyKey: string;
}

const isEmpty = (texts: WithdrawalTexts) =>
  WITHDRAWAL_FIELDS.every((field) => texts[field] === EMPTY_WITHDRAWAL[field]);

/** What to begin with, and whether it was typed before. */
export function draftOf(owner: string): Draft & { isResumed: boolean } {
  // This page stored it: it is what `keepDraft` was given.
  const kept = storedDraft(WITHDRAWAL_DRAFTS, owner, (draft) => draft as object as Draft);
  if (kept) return { ...kept, isResumed: true };
  return { texts: EMPTY_WITHDRAWAL, idempotencyKey: newIdempotencyKey(), isResumed: false };
}

export const keepDraft = (owner: string, draft: Draft): boolean =>
  storeDraft(WITHDRAWAL_DRAFTS, owner, isEmpty(draft.texts) ? undefined : draft);
