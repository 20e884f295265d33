import { documentSummary } from '@parade/api/contract/documents.ts';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { DOCUMENT_SLOTS } from '@parade/api/contract/reports.ts';
import type { StoredProofs } from '../documents/proofs.ts';
import { EMPTY_MESSAGE, MESSAGE_FIELDS, type MessageTexts } from './form.ts';

/**
 * A message that is being written, kept in this tab for one person so that a
 * reload or a session that ends loses nothing. Erased when it is sent and when
 * the person signs out.
 */
export interface MessageDraft {
  texts: MessageTexts;
  documents: StoredProofs;
  /** Goes with the message when it is sent: sent twice, it is one message. */
  idempotencyKey: string;
}

/** The place of a draft that is not a reply; a reply's is its ticket's id. */
export const NEW_TICKET = 'new';

const prefixOf = (uid: string) => `parade:support-draft:${uid}:`;
const keyOf = (uid: string, place: string) => prefixOf(uid) + place;

/** `subject`: what it is about, where the way here says so. */
export const newDraft = (subject = ''): MessageDraft => ({
  texts: { ...EMPTY_MESSAGE, subject },
  documents: {},
  idempotencyKey: newIdempotencyKey(),
});

const isEmpty = ({ texts, documents }: MessageDraft, untouched = EMPTY_MESSAGE) =>
  MESSAGE_FIELDS.every((field) => texts[field] === untouched[field]) &&
  Object.keys(documents).length === 0;

/** What an older version of the page, or somebody, may have stored is not trusted. */
function parseDraft(text: string): MessageDraft | undefined {
  const stored: Partial<Record<keyof MessageDraft, unknown>> = JSON.parse(text);
  if (typeof stored.idempotencyKey !== 'string') return undefined;
  const texts = { ...EMPTY_MESSAGE };
  const typed = Object(stored.texts) as Record<string, unknown>;
  for (const field of MESSAGE_FIELDS) {
    const value = typed[field];
    if (typeof value === 'string') texts[field] = value;
  }
  const documents: StoredProofs = {};
  const chosen = Object(stored.documents) as Record<string, unknown>;
  for (const slot of DOCUMENT_SLOTS) {
    const document = documentSummary.safeParse(chosen[slot]);
    if (document.success) documents[slot] = document.data;
  }
  const draft = { texts, documents, idempotencyKey: stored.idempotencyKey };
  return isEmpty(draft) ? undefined : draft;
}

export function readDraft(uid: string, place: string): MessageDraft | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(uid, place));
    return text === null ? undefined : parseDraft(text);
  } catch {
    return undefined;
  }
}

/**
 * `untouched`: what the form began with, which is no draft yet. False when the
 * tab keeps nothing (private browsing, a full disk): the page then says so.
 */
export function keepDraft(
  uid: string,
  place: string,
  draft: MessageDraft,
  untouched?: MessageTexts,
): boolean {
  try {
    if (isEmpty(draft, untouched)) sessionStorage.removeItem(keyOf(uid, place));
    else sessionStorage.setItem(keyOf(uid, place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(uid: string, place: string): void {
  try {
    sessionStorage.removeItem(keyOf(uid, place));
  } catch {
    // No storage, no draft.
  }
}

function placesOf(uid: string): string[] {
  try {
    const prefix = prefixOf(uid);
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Whether something is written there and not sent. */
export const hasDraftAt = (uid: string, place: string): boolean =>
  readDraft(uid, place) !== undefined;

/** Whether anything to the support is written and not sent. */
export const hasMessageDraft = (uid: string): boolean => placesOf(uid).length > 0;

/** Nothing of what a person was writing stays in the tab. */
export function forgetMessages(uid: string): void {
  for (const place of placesOf(uid)) forgetDraft(uid, place);
}
