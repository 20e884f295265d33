import {
  type FormDraft,
  formDraftParser,
  isUntouched,
  newFormDraft,
} from '../documents/form-draft.ts';
import { partsOf, storeDraft, storedDraft } from '../lib/drafts.ts';
import { EMPTY_REPORT, type ReportTexts } from './form.ts';

export const REPORT_DRAFTS = { name: 'report', keptIn: 'device' } as const;

const parseDraft = formDraftParser(EMPTY_REPORT);

export const newDraft = () => newFormDraft(EMPTY_REPORT);

interface At {
  /** Which of several drafts: each tab has its own. */
  part?: string | undefined;
  now?: number;
}

export const readDraft = (uid: string, at?: At) => storedDraft(REPORT_DRAFTS, uid, parseDraft, at);

export const hasDraft = (uid: string): boolean =>
  partsOf(REPORT_DRAFTS, uid).some((part) => readDraft(uid, { part }) !== undefined);

/** False when the device keeps nothing: the page then says so. */
export const saveDraft = (uid: string, draft: FormDraft<ReportTexts>, at?: At): boolean =>
  storeDraft(REPORT_DRAFTS, uid, isUntouched(draft, EMPTY_REPORT) ? undefined : draft, at);
