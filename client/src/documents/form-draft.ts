import { documentSummary } from '@parade/api/contract/documents.ts';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { DOCUMENT_SLOTS } from '@parade/api/contract/reports.ts';
import type { StoredProofs } from './proofs.ts';

/** A form with documents that is being written. */
export interface FormDraft<Texts> {
  texts: Texts;
  documents: StoredProofs;
  /** Goes with the form when it is sent: sent twice, it is one. */
  idempotencyKey: string;
}

export const newFormDraft = <Texts>(texts: Texts): FormDraft<Texts> => ({
  texts: { ...texts },
  documents: {},
  idempotencyKey: newIdempotencyKey(),
});

/** Whether nothing was typed into what the form began with, and nothing chosen. */
export const isUntouched = <Texts extends object>(draft: FormDraft<Texts>, begun: Texts): boolean =>
  (Object.keys(begun) as (keyof Texts)[]).every((name) => draft.texts[name] === begun[name]) &&
  Object.keys(draft.documents).length === 0;

/** Reads a form's draft, and trusts nothing of what was stored. */
export const formDraftParser =
  <Texts extends Record<string, string>>(empty: Texts) =>
  (stored: Partial<Record<string, unknown>>): FormDraft<Texts> | undefined => {
    if (typeof stored.idempotencyKey !== 'string') return undefined;
    const typed: Record<string, unknown> = Object(stored.texts);
    const texts = Object.entries(empty).map(([name, none]) => [
      name,
      typeof typed[name] === 'string' ? typed[name] : none,
    ]);
    const documents: StoredProofs = {};
    const chosen: Record<string, unknown> = Object(stored.documents);
    for (const slot of DOCUMENT_SLOTS) {
      const document = documentSummary.safeParse(chosen[slot]);
      if (document.success) documents[slot] = document.data;
    }
    const { idempotencyKey } = stored;
    const draft = { texts: Object.fromEntries(texts) as Texts, documents, idempotencyKey };
    return isUntouched(draft, empty) ? undefined : draft;
  };
