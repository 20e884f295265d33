import {
  type FormDraft,
  formDraftParser,
  isUntouched,
  newFormDraft,
} from '../documents/form-draft.ts';
import { storeDraft, storedDraft } from '../lib/drafts.ts';
import { EMPTY_REPORT, type ReportTexts } from './form.ts';

export const REPORT_DRAFTS = { name: 'report', keptIn: 'device' } as const;

const parseDraft = formDraftParser(EMPTY_REPORT);

export const newDraft = () => newFormDraft(EMPTY_REPORT);

export const readDraft = (uid: string, now?: number) =>
  storedDraft(REPORT_DRAFTS, uid, parseDraft, { now });

export const hasDraft = (uid: string): boolean => readDraft(uid) !== undefined;

/** False when the device keeps nothing: the page then says so. */
export const saveDraft = (uid: string, draft: FormDraft<ReportTexts>, now?: number): boolean =>
  storeDraft(REPORT_DRAFTS, uid, isUntouched(draft, EMPTY_REPORT) ? undefined : draft, { now });
