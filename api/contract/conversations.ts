import { z } from 'zod';
import { documentSummary } from './documents.ts';
import { versionRead } from './fields.ts';
import { attachments, messageText } from './messages.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';

/** How many documents go with one message in a report. */
export const MOST_DOCUMENTS = 5;

const message = messageText('Écrivez votre message');

/** `POST /api/reports/{id}/messages`. */
export const newReportMessage = z.object({ message, documents: attachments(MOST_DOCUMENTS) });
export type NewReportMessage = z.input<typeof newReportMessage>;

/**
 * `POST /api/admin/reports/{id}/messages`. The version of the conversation that its writer read
 * refuses an answer that did not see the last message; without one it is sent in any case.
 */
export const staffReportMessage = staffForm(
  newReportMessage.extend({
    message: staffText(message),
    /** Asks for an answer, and is shown so. */
    question: z.boolean({ error: 'Indiquez si c’est une question' }).default(false),
    version: versionRead.optional(),
  }),
);

/** What is said. `note`: the note of the team in the report, by its day. */
const SAID = ['message', 'question', 'note'] as const;

const reportMessage = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(SAID),
  side: z.enum(['owner', 'team']),
  /** « Vous » and « L’équipe » for the person, names for staff. */
  by: z.string(),
  message: z.string(),
  documents: z.array(documentSummary),
});
export type ReportMessage = z.infer<typeof reportMessage>;

/** `GET /api/reports/{id}/messages`: oldest first. Up to which instant each side has read the other’s. */
export const conversation = z.object({
  messages: z.array(reportMessage),
  ownerReadAt: z.string().nullable(),
  teamReadAt: z.string().nullable(),
});
export type Conversation = z.infer<typeof conversation>;

/** What staff read beside: whose it is, by which an erasure finds it, whether the person waits for an answer, and the version to answer. */
export const adminConversation = conversation.extend({
  userId: z.string(),
  waits: z.boolean(),
  version: z.number().int(),
});
export type AdminConversation = z.infer<typeof adminConversation>;

/** The same in an export: the notes stand in the report's history. */
export const exportedMessage = reportMessage;

/** `POST /api/admin/reports/{id}/messages/read`. `settled`: what was written asks for no answer. */
export const conversationRead = z.object({
  settled: z.boolean({ error: 'Indiquez si une réponse est encore à donner' }).default(false),
});

/** Whether the newest message of one side came after what the other has read. */
export function isUnread(
  { messages, ownerReadAt, teamReadAt }: Conversation,
  reader: ReportMessage['side'],
): boolean {
  const newest = messages.findLast(({ side }) => side !== reader);
  const readAt = reader === 'owner' ? ownerReadAt : teamReadAt;
  return newest !== undefined && (readAt === null || readAt < newest.at);
}

/** `POST /api/admin/support-tickets/{id}/move`: into the conversation of one of the person's reports. */
export const ticketMove = z.object({
  reportId: z.uuid({ error: 'Choisissez le dossier' }),
  version: versionRead,
});
