import type { Ticket } from '@parade/api/contract/support-tickets.ts';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { PROOFS } from '../documents/proofs.ts';
import { useFormWithDocuments } from '../documents/useFormWithDocuments.ts';
import { forgetDraft } from '../lib/drafts.ts';
import type { FailureWords } from '../lib/submit-failure.ts';
import { keepDraft, MESSAGE_DRAFTS, newDraft, readDraft } from './drafts.ts';
import { MESSAGE_FIELDS, type MessageTexts } from './form.ts';

interface Message {
  /** The account's id. */
  uid: string;
  /** The draft's place. */
  place: string;
  resolver: Resolver<MessageTexts>;
  /** `documents`: ids, in the order in which they are shown. */
  send: (texts: MessageTexts, documents: string[], idempotencyKey: string) => Promise<Ticket>;
  failure: FailureWords;
  /** Called once it was sent; the form is replaced by a new one. */
  onSent: () => void;
}

/** A message to the support: its fields, its documents, its draft, and sending it once. */
export function useMessageForm(message: Message) {
  const { uid, place, resolver, send, failure, onSent } = message;
  const [found] = useState(() => readDraft(uid, place));
  const [begun] = useState(() => found ?? newDraft());
  const form = useFormWithDocuments({
    begun,
    kind: PROOFS,
    resolver,
    fields: MESSAGE_FIELDS,
    keep: (draft) => keepDraft(uid, place, draft),
    send: ({ texts, documents, idempotencyKey }) => {
      const ids = Object.values(documents).map(({ id }) => id);
      return send(texts, ids, idempotencyKey);
    },
    onSent: () => {
      forgetDraft(MESSAGE_DRAFTS, uid, place);
      onSent();
    },
    failure,
  });
  return { ...form, resumed: found !== undefined };
}
