import type { DocumentSummary } from '@parade/api/contract/documents.ts';
import { DOCUMENT_SLOTS, type DocumentSlot } from '@parade/api/contract/reports.ts';

/** One of the three places for a document on the form. `file` is kept for another try. */
export type Slot =
  | { kind: 'empty'; error?: string }
  | { kind: 'sending'; file: File; sent: number }
  | { kind: 'failed'; file: File; error: string; canRetry: boolean }
  | { kind: 'stored'; document: DocumentSummary };
export type Slots = Readonly<Record<DocumentSlot, Slot>>;
export type StoredDocuments = Partial<Record<DocumentSlot, DocumentSummary>>;

export const slotLabel = (slot: DocumentSlot): string =>
  `Document ${slot.slice('document'.length)}`;

export function slotsFrom(stored: StoredDocuments): Slots {
  const slot = (name: DocumentSlot): Slot => {
    const document = stored[name];
    return document ? { kind: 'stored', document } : { kind: 'empty' };
  };
  return {
    document1: slot('document1'),
    document2: slot('document2'),
    document3: slot('document3'),
  };
}

export function storedIn(slots: Slots): StoredDocuments {
  const stored: StoredDocuments = {};
  for (const name of DOCUMENT_SLOTS) {
    const slot = slots[name];
    if (slot.kind === 'stored') stored[name] = slot.document;
  }
  return stored;
}
