import { DOCUMENT_SLOTS } from '@parade/api/contract/report-choices.ts';
import { forgetDraft } from '../lib/drafts.ts';
import { keepDraft, MESSAGE_DRAFTS, NEW_TICKET, newDraft, readDraft } from './drafts.ts';

/**
 * Moves the draft of a reply to a closed ticket into the new ticket's draft, after
 * what is there already. False without such a draft.
 */
export function carryOver(uid: string, ticket: { id: string; subject: string }): boolean {
  const reply = readDraft(uid, ticket.id);
  if (!reply) return false;
  const draft = readDraft(uid, NEW_TICKET) ?? newDraft();
  const { texts } = draft;
  const all = [...Object.values(draft.documents), ...Object.values(reply.documents)];
  const kept = keepDraft(uid, NEW_TICKET, {
    ...draft,
    texts: {
      ...texts,
      subject: texts.subject || `Suite\u00a0: ${ticket.subject}`.slice(0, 150),
      message: [texts.message, reply.texts.message].filter(Boolean).join('\n\n'),
    },
    documents: Object.fromEntries(
      DOCUMENT_SLOTS.flatMap((slot, nth) => (all[nth] ? [[slot, all[nth]]] : [])),
    ),
  });
  if (kept) forgetDraft(MESSAGE_DRAFTS, uid, ticket.id);
  return kept;
}
