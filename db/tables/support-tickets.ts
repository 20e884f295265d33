import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface SupportTicketTables {
  support_tickets: {
    id: string;
    userId: string;
    /** The account's `email` and `nameFolded`, kept by the database: what lists are sorted by. */
    ownerEmail: Generated<string>;
    ownerName: Generated<string>;
    subject: string;
    priority: 'low' | 'medium' | 'high';
    status: 'open' | 'in_progress' | 'resolved' | 'closed';
    /** When staff answered for the first time. */
    respondedAt: string | null;
    /** 1 while the last message is the support's. */
    answered: Generated<number>;
    /** The report in whose conversation its messages stand now. */
    movedTo: Generated<string | null>;
    createdAt: string;
    updatedAt: string;
    /** Whoever changed it last: its owner or a staff member. */
    updatedBy: string | null;
    version: Generated<number>;
  };
  /** A conversation, in order of `id`. Never updated. The first is what the ticket was opened with. */
  support_messages: {
    id: string;
    ticketId: string;
    senderId: string;
    /** As it was then; people read « Support » for staff. */
    senderName: string;
    isAdmin: number;
    message: string;
    at: string;
  };
}

export const supportTicketTables = {
  support_tickets: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId', 'updatedBy', 'movedTo'),
      ...text.personal('subject', 'ownerEmail', 'ownerName'),
      ...text.words('priority', 'status'),
      ...text.instants('respondedAt', 'createdAt', 'updatedAt'),
    },
  },
  support_messages: {
    owner: { parent: 'support_tickets' as const, by: 'ticketId' },
    text: {
      ...text.ids('id', 'ticketId', 'senderId'),
      senderName: { authorName: 'senderId' },
      ...text.personal('message'),
      ...text.instants('at'),
    },
  },
} satisfies Declarations<SupportTicketTables>;
