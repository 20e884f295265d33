import {
  newReply,
  newTicket,
  TICKET_INCOMPLETE,
  TICKET_MISSING,
} from '@parade/api/contract/support-tickets.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';

export const MESSAGE_FIELDS = ['subject', 'message', 'priority'] as const;
/** What stands in the fields; a reply has but the message. */
export type MessageTexts = Record<(typeof MESSAGE_FIELDS)[number], string>;

export const EMPTY_MESSAGE: MessageTexts = { subject: '', message: '', priority: 'medium' };

/** One that is empty is named; what is said of the whole form, the form says once. */
const beside = (field: keyof MessageTexts, message: string): string =>
  message === TICKET_INCOMPLETE && field !== 'priority' ? TICKET_MISSING[field] : message;

/** The contract's rules on the fields; the first sentence of each counts. */
const resolverOf =
  (schema: typeof newTicket | typeof newReply): Resolver<MessageTexts> =>
  (texts) => {
    const parsed = schema.safeParse(texts);
    if (parsed.success) return { values: texts, errors: {} };
    const errors: FieldErrors<MessageTexts> = {};
    for (const { path, message } of parsed.error.issues) {
      const field = MESSAGE_FIELDS.find((name) => name === path[0]);
      if (field) errors[field] ??= { type: 'contract', message: beside(field, message) };
    }
    return { values: {}, errors };
  };

/** Whether a field of a new ticket is empty. */
export const isIncomplete = ({ subject, message }: FieldErrors<MessageTexts>): boolean =>
  subject?.message === TICKET_MISSING.subject || message?.message === TICKET_MISSING.message;

export const ticketResolver = resolverOf(newTicket);
export const replyResolver = resolverOf(newReply);
