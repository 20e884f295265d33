import { sizeRefusal } from '@parade/site/brand/ui/upload.ts';
import {
  type FormDraft,
  formDraftParser,
  isUntouched,
  newFormDraft,
} from '../documents/form-draft.ts';
import type { TrayKind } from '../documents/tray-kind.ts';
import { ownSentence } from '../documents/tray-kind.ts';
import { storeDraft, storedDraft } from '../lib/drafts.ts';

export const ANSWER_DRAFTS = { name: 'answer', keptIn: 'tab' } as const;

/** The places of the documents of a message, in their order. */
export const PLACES = ['file1', 'file2', 'file3', 'file4', 'file5'] as const;
export type Place = (typeof PLACES)[number];

export const ANSWER_FILES: TrayKind<Place> = {
  names: PLACES,
  refusalOf: sizeRefusal,
  failureOf: (_, error) => ownSentence(error) ?? 'Ce document n’a pas été envoyé. Réessayez.',
  unsent: 'Un document n’a pas été envoyé. Réessayez de l’envoyer, ou retirez-le.',
};

export interface AnswerTexts {
  message: string;
}
const EMPTY: Record<'message', string> = { message: '' };

type AnswerDraft = FormDraft<Record<'message', string>, Place>;
const parse = formDraftParser<Record<'message', string>, Place>(EMPTY, PLACES);

export const newAnswer = (): AnswerDraft => newFormDraft(EMPTY);

/** What a person was writing in a report. */
export const readAnswer = (uid: string, reportId: string) =>
  storedDraft(ANSWER_DRAFTS, uid, parse, { part: reportId });

/** False where the tab keeps nothing. */
export const keepAnswer = (uid: string, reportId: string, draft: AnswerDraft): boolean =>
  storeDraft(ANSWER_DRAFTS, uid, isUntouched(draft, EMPTY) ? undefined : draft, {
    part: reportId,
  });
