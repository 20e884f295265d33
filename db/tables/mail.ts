import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface MailTables {
  /** Mails that are to be sent, written in the transaction of what they tell of. */
  mail_outbox: {
    id: string;
    to: string;
    subject: string;
    /** Both bodies are emptied once the mail is sent: they may hold a link that opens a door. */
    text: string;
    html: string;
    /** JSON of what is attached: the paper's name in the database, never its bytes. */
    attachment: string | null;
    createdAt: string;
    /** Not tried before this instant; moved on while a worker has it and after each failure. */
    nextAttemptAt: string;
    attempts: number;
    /** 1 for a copy of a sending to everybody: it leaves after what somebody waits for. */
    bulk: Generated<number>;
    sentAt: string | null;
    /** Given up after the last attempt. */
    failedAt: string | null;
    /** What the mail server said, without addresses. */
    lastError: string | null;
  };
}

export const mailTables = {
  mail_outbox: {
    owner: { email: 'to' },
    text: {
      ...text.ids('id'),
      ...text.personal('to', 'subject', 'text', 'html'),
      ...text.references('attachment'),
      ...text.instants('createdAt', 'nextAttemptAt', 'sentAt', 'failedAt'),
      ...text.technical('lastError'),
    },
  },
} satisfies Declarations<MailTables>;
