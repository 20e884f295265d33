import { PIECE_SLOTS, type PieceSlot } from '@parade/api/contract/report-choices.ts';
import {
  type FormDraft,
  formDraftParser,
  isUntouched,
  newFormDraft,
} from '../documents/form-draft.ts';
import { partsOf, storeDraft, storedDraft } from '../lib/drafts.ts';
import { EMPTY_REPORT, type ReportTexts } from './form.ts';

export const REPORT_DRAFTS = { name: 'report', keptIn: 'device' } as const;

/** `filled` is what a plan wrote into its fields: where one still holds that, nobody typed. */
export interface ReportDraft extends FormDraft<ReportTexts, PieceSlot> {
  filled: Partial<ReportTexts>;
}

const parseForm = formDraftParser<ReportTexts, PieceSlot>(EMPTY_REPORT, PIECE_SLOTS);
function parseDraft(stored: Partial<Record<string, unknown>>): ReportDraft | undefined {
  const form = parseForm(stored);
  const filled = Object.entries(Object(stored.filled)).filter(
    ([name, text]) => name in EMPTY_REPORT && typeof text === 'string',
  );
  return form && { ...form, filled: Object.fromEntries(filled) };
}

export const newDraft = (): ReportDraft => ({ ...newFormDraft(EMPTY_REPORT), filled: {} });

interface At {
  /** Which of several drafts: each tab has its own. */
  part?: string | undefined;
  now?: number;
}

export const readDraft = (uid: string, at?: At) => storedDraft(REPORT_DRAFTS, uid, parseDraft, at);

export const hasDraft = (uid: string): boolean =>
  partsOf(REPORT_DRAFTS, uid).some((part) => readDraft(uid, { part }) !== undefined);

/** False when the device keeps nothing: the page then says so. */
export const saveDraft = (uid: string, draft: ReportDraft, at?: At): boolean =>
  storeDraft(REPORT_DRAFTS, uid, isUntouched(draft, EMPTY_REPORT) ? undefined : draft, at);
