import { readDocument } from '@parade/api/contract/document-reading.ts';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { DOCUMENT_SLOTS, type DocumentSlot } from '@parade/api/contract/report-choices.ts';
import type { StoredDocuments } from './slots.ts';

/** A form with documents that is being written. */
export interface FormDraft<Texts, Name extends string = DocumentSlot> {
  texts: Texts;
  documents: StoredDocuments<Name>;
  /** Goes with the form when it is sent: sent twice, it is one. */
  idempotencyKey: string;
}

export const newFormDraft = <Texts, Name extends string = DocumentSlot>(
  texts: Texts,
): FormDraft<Texts, Name> => ({
  texts: { ...texts },
  documents: {},
  idempotencyKey: newIdempotencyKey(),
});

/** Whether nothing was typed into what the form began with, and nothing chosen. */
export const isUntouched = <Texts extends object, Name extends string>(
  draft: FormDraft<Texts, Name>,
  begun: Texts,
): boolean =>
  (Object.keys(begun) as (keyof Texts)[]).every((name) => draft.texts[name] === begun[name]) &&
  Object.keys(draft.documents).length === 0;

/** Reads a form's draft, and trusts nothing of what was stored. */
export const formDraftParser =
  <Texts extends Record<string, string>, Name extends string = DocumentSlot>(
    empty: Texts,
    slots: readonly Name[] = DOCUMENT_SLOTS as readonly string[] as readonly Name[],
  ) =>
  (stored: Partial<Record<string, unknown>>): FormDraft<Texts, Name> | undefined => {
    if (typeof stored.idempotencyKey !== 'string') return undefined;
    const typed: Record<string, unknown> = Object(stored.texts);
    const texts = Object.entries(empty).map(([name, none]) => [
      name,
      typeof typed[name] === 'string' ? typed[name] : none,
    ]);
    const documents: StoredDocuments<Name> = {};
    const chosen: Record<string, unknown> = Object(stored.documents);
    for (const slot of slots) {
      const document = readDocument(chosen[slot]);
      if (document) documents[slot] = document;
    }
    const { idempotencyKey } = stored;
    const draft = { texts: Object.fromEntries(texts) as Texts, documents, idempotencyKey };
    return isUntouched(draft, empty) ? undefined : draft;
  };
