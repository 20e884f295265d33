import { documentSummary } from '@parade/api/contract/documents.ts';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { DOCUMENT_SLOTS } from '@parade/api/contract/reports.ts';
import type { StoredProofs } from '../documents/proofs.ts';
import { deviceDrafts, keptSince } from '../lib/device-drafts.ts';
import { EMPTY_REPORT, REPORT_FIELDS, type ReportTexts } from './form.ts';

/**
 * A report that is being written, kept on this device for one person so that a
 * reload or an expired session loses nothing. Erased when it is sent and when
 * the person signs out.
 */
export interface Draft {
  texts: ReportTexts;
  documents: StoredProofs;
  /** Goes with the report when it is sent: sent twice, it is one report. */
  idempotencyKey: string;
  savedAt: string;
}

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
  const savedAt = keptSince(stored.savedAt, now);
  if (!savedAt || typeof stored.idempotencyKey !== 'string') return undefined;
  const draft: Draft = { ...newDraft(), idempotencyKey: stored.idempotencyKey, savedAt };
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

const drafts = deviceDrafts('parade:report-draft:', parseDraft);

export const readDraft = drafts.read;
export const clearDraft = drafts.forget;
export const dropOldDrafts = drafts.dropOld;

export const hasDraft = (uid: string): boolean => readDraft(uid) !== undefined;

/** False when the device keeps nothing: the page then says so. */
export const saveDraft = (uid: string, draft: Omit<Draft, 'savedAt'>, now = Date.now()): boolean =>
  drafts.keep(uid, isEmpty(draft) ? undefined : { ...draft, savedAt: new Date(now).toISOString() });
