import { documentSummary } from '@parade/api/contract/documents.ts';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { DOCUMENT_SLOTS } from '@parade/api/contract/reports.ts';
import type { StoredDocuments } from '../documents/slots.ts';
import { EMPTY_REPORT, REPORT_FIELDS, type ReportTexts } from './form.ts';

/**
 * A report that is being written, kept on this device for one person so that a
 * reload or an expired session loses nothing. Erased when it is sent and when
 * the person signs out.
 */
export interface Draft {
  texts: ReportTexts;
  documents: StoredDocuments;
  /** Goes with the report when it is sent: sent twice, it is one report. */
  idempotencyKey: string;
  savedAt: string;
}

const KEPT_MS = 7 * 86_400_000;
const keyOf = (uid: string) => `parade:report-draft:${uid}`;

export const newDraft = (): Draft => ({
  texts: { ...EMPTY_REPORT },
  documents: {},
  idempotencyKey: newIdempotencyKey(),
  savedAt: '',
});

const isEmpty = ({ texts, documents }: Omit<Draft, 'idempotencyKey' | 'savedAt'>) =>
  REPORT_FIELDS.every((field) => texts[field] === '') && Object.keys(documents).length === 0;

/** What an older version of the page, or somebody, may have stored is not trusted. */
function parseDraft(text: string, now: number): Draft | undefined {
  const stored: Partial<Record<keyof Draft, unknown>> = JSON.parse(text);
  const savedAt = Date.parse(String(stored.savedAt));
  if (!(now - savedAt < KEPT_MS) || typeof stored.idempotencyKey !== 'string') return undefined;
  const draft: Draft = {
    ...newDraft(),
    idempotencyKey: stored.idempotencyKey,
    savedAt: new Date(savedAt).toISOString(),
  };
  const texts = Object(stored.texts) as Record<string, unknown>;
  for (const field of REPORT_FIELDS) {
    if (typeof texts[field] === 'string') draft.texts[field] = texts[field];
  }
  const documents = Object(stored.documents) as Record<string, unknown>;
  for (const slot of DOCUMENT_SLOTS) {
    const document = documentSummary.safeParse(documents[slot]);
    if (document.success) draft.documents[slot] = document.data;
  }
  return isEmpty(draft) ? undefined : draft;
}

export function readDraft(uid: string, now = Date.now()): Draft | undefined {
  try {
    const text = localStorage.getItem(keyOf(uid));
    return text === null ? undefined : parseDraft(text, now);
  } catch {
    return undefined;
  }
}

export const hasDraft = (uid: string): boolean => readDraft(uid) !== undefined;

/** False when the device keeps nothing (private browsing, a full disk): the page then says so. */
export function saveDraft(uid: string, draft: Omit<Draft, 'savedAt'>, now = Date.now()): boolean {
  try {
    if (isEmpty(draft)) localStorage.removeItem(keyOf(uid));
    else {
      const saved: Draft = { ...draft, savedAt: new Date(now).toISOString() };
      localStorage.setItem(keyOf(uid), JSON.stringify(saved));
    }
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(uid: string): void {
  try {
    localStorage.removeItem(keyOf(uid));
  } catch {
    // No storage, no draft.
  }
}

/** Drafts whose owner never came back must not lie on a shared computer for ever. */
export function dropOldDrafts(now = Date.now()): void {
  try {
    const prefix = keyOf('');
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
      const uid = key.slice(prefix.length);
      if (!readDraft(uid, now)) clearDraft(uid);
    }
  } catch {
    // No storage, no draft.
  }
}
