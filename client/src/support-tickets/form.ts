import {
  newReply,
  newTicket,
  TICKET_INCOMPLETE,
  TICKET_MISSING,
} from '@parade/api/contract/support-tickets.ts';
import type { FieldErrors } from 'react-hook-form';
import { contractErrors, contractResolver } from '../lib/contract-resolver.ts';
import type { FailureWords } from '../lib/submit-failure.ts';

export const MESSAGE_FIELDS = ['subject', 'message', 'priority'] as const;
/** The values of the fields; a reply uses the message only. */
export type MessageTexts = Record<(typeof MESSAGE_FIELDS)[number], string>;

export const EMPTY_MESSAGE: MessageTexts = { subject: '', message: '', priority: 'medium' };

/** The contract's rules, with a sentence of its own for each empty field. */
const resolverOf = (schema: typeof newTicket | typeof newReply) =>
  contractResolver<MessageTexts>((texts) =>
    contractErrors(schema, texts, MESSAGE_FIELDS, (field, sentence) =>
      sentence === TICKET_INCOMPLETE && field !== 'priority' ? TICKET_MISSING[field] : sentence,
    ),
  );

/** What is said when it could not be sent; `failed` is the specification's sentence (section 8). */
const failure = (failed: string): FailureWords => ({
  failed,
  conflict:
    'Vérifiez d’abord dans «\u00a0Vos tickets\u00a0»\u00a0: l’envoyer à nouveau ferait un second message.',
});

export const TICKET_FAILURE = failure('Erreur lors de la création du ticket');
export const REPLY_FAILURE = failure("Erreur lors de l'envoi de la réponse");

/** Whether a field of a new ticket is empty. */
export const isIncomplete = ({ subject, message }: FieldErrors<MessageTexts>): boolean =>
  subject?.message === TICKET_MISSING.subject || message?.message === TICKET_MISSING.message;

export const ticketResolver = resolverOf(newTicket);
export const replyResolver = resolverOf(newReply);
