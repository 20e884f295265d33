import { newReply, newTicket } from '@parade/api/contract/support-tickets.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';

export const MESSAGE_FIELDS = ['subject', 'message', 'priority'] as const;
/** What stands in the fields; a reply has but the message. */
export type MessageTexts = Record<(typeof MESSAGE_FIELDS)[number], string>;

export const EMPTY_MESSAGE: MessageTexts = { subject: '', message: '', priority: 'medium' };

/** The contract's rules on the fields; the first sentence of each counts. */
const resolverOf =
  (schema: typeof newTicket | typeof newReply): Resolver<MessageTexts> =>
  (texts) => {
    const parsed = schema.safeParse(texts);
    if (parsed.success) return { values: texts, errors: {} };
    const errors: FieldErrors<MessageTexts> = {};
    for (const { path, message } of parsed.error.issues) {
      const field = MESSAGE_FIELDS.find((name) => name === path[0]);
      if (field) errors[field] ??= { type: 'contract', message };
    }
    return { values: {}, errors };
  };

export const ticketResolver = resolverOf(newTicket);
export const replyResolver = resolverOf(newReply);
