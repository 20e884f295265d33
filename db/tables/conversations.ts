import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface ConversationTables {
  /** What both sides wrote in a report, in order of `id`. Never updated. */
  report_messages: {
    id: string;
    reportId: string;
    senderId: string;
    /** As it was then; its owner reads « L’équipe » for staff. */
    senderName: string;
    side: 'owner' | 'team';
    /** 1 where the team asks for an answer. */
    question: number;
    message: string;
    at: string;
  };
  /** How the conversation of a report stands; there is none before its first message. */
  report_conversations: {
    reportId: string;
    /** 1 while the person's last message waits for the team. */
    waits: Generated<number>;
    /** The instant of the newest message that each side has read. */
    ownerReadAt: string | null;
    teamReadAt: string | null;
    /** Grows with each message: an answer names the one that its writer read. */
    version: Generated<number>;
  };
}

export const conversationTables = {
  report_messages: {
    owner: { parent: 'reports' as const, by: 'reportId' },
    text: {
      ...text.ids('id', 'reportId', 'senderId'),
      senderName: { authorName: 'senderId' },
      ...text.words('side'),
      ...text.personal('message'),
      ...text.instants('at'),
    },
  },
  report_conversations: {
    owner: { parent: 'reports' as const, by: 'reportId' },
    text: {
      ...text.ids('reportId'),
      ...text.instants('ownerReadAt', 'teamReadAt'),
    },
  },
} satisfies Declarations<ConversationTables>;
