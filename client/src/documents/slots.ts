import type { DocumentSummary } from '@parade/api/contract/documents.ts';

/** One place for a document on a form. `file` is kept for another try, and to know it again. */
export type Slot =
  | { kind: 'empty'; error?: string }
  | { kind: 'sending'; file: File; sent: number }
  | { kind: 'failed'; file: File; error: string; canRetry: boolean }
  /** `reducedFrom`: what the photograph weighed before it was made lighter here, in bytes. */
  | {
      kind: 'stored';
      document: DocumentSummary;
      /** Absent where an earlier visit sent it. */
      file?: File;
      reducedFrom?: number | undefined;
    };
export type Slots<Name extends string> = Readonly<Record<Name, Slot>>;
export type StoredDocuments<Name extends string> = Partial<Record<Name, DocumentSummary>>;

export function slotsFrom<Name extends string>(
  names: readonly Name[],
  stored: StoredDocuments<Name>,
): Slots<Name> {
  const slot = (name: Name): [Name, Slot] => {
    const document = stored[name];
    return [name, document ? { kind: 'stored', document } : { kind: 'empty' }];
  };
  return Object.fromEntries(names.map(slot)) as Slots<Name>;
}

export function storedIn<Name extends string>(slots: Slots<Name>): StoredDocuments<Name> {
  const stored: StoredDocuments<Name> = {};
  for (const name of Object.keys(slots) as Name[]) {
    const slot = slots[name];
    if (slot.kind === 'stored') stored[name] = slot.document;
  }
  return stored;
}

/** Whether the form would be sent without a document that was chosen. */
export const anyFailed = (slots: Slots<string>): boolean =>
  Object.values(slots).some(({ kind }) => kind === 'failed');
