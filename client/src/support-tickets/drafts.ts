import {
  type FormDraft,
  formDraftParser,
  isUntouched,
  newFormDraft,
} from '../documents/form-draft.ts';
import { storeDraft, storedDraft } from '../lib/drafts.ts';
import { EMPTY_MESSAGE, type MessageTexts } from './form.ts';

export const MESSAGE_DRAFTS = { name: 'support', keptIn: 'tab' } as const;

/** The place of a new ticket's draft; a reply's place is its ticket's id. */
export const NEW_TICKET = 'new';

const parseDraft = formDraftParser(EMPTY_MESSAGE);

export const newDraft = () => newFormDraft(EMPTY_MESSAGE);

export const readDraft = (uid: string, place: string) =>
  storedDraft(MESSAGE_DRAFTS, uid, parseDraft, { part: place });

/** Whether something is written there and not sent. */
export const hasDraftAt = (uid: string, place: string): boolean =>
  readDraft(uid, place) !== undefined;

/** False when the tab keeps nothing: the page then says so. */
export const keepDraft = (uid: string, place: string, draft: FormDraft<MessageTexts>): boolean =>
  storeDraft(MESSAGE_DRAFTS, uid, isUntouched(draft, EMPTY_MESSAGE) ? undefined : draft, {
    part: place,
  });
