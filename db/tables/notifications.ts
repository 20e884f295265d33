import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface NotificationTables {
  notifications: {
    id: string;
    userId: string;
    type: 'success' | 'warning' | 'error' | 'admin' | 'info';
    title: string;
    message: string;
    priority: 'low' | 'normal' | 'high' | 'urgent';
    category: string;
    read: Generated<number>;
    createdAt: string;
    updatedAt: string;
    sentBy: string | null;
    sentAt: string | null;
    /** JSON. */
    metadata: string | null;
    /** Set while the account is deactivated. */
    deletedAt: string | null;
    /** The sending of staff that it belongs to. */
    sendingId: string | null;
    /** The report or ticket that it tells of. */
    objectId: Generated<string | null>;
    /** 1 until the day's one mail about what can wait has left. */
    waitsForDigest: Generated<number>;
  };
  /** What staff sent, once, however many receive it. */
  notification_sendings: {
    id: string;
    /** A user's id, or `all`. */
    userId: string;
    type: NotificationTables['notifications']['type'];
    title: string;
    message: string;
    priority: NotificationTables['notifications']['priority'];
    /** `marketing` reaches only who wants it. */
    purpose: Generated<'service' | 'marketing'>;
    /** 1 for what we owe everybody by contract: mailed whatever they chose, and removed by nobody. */
    owed: Generated<number>;
    /** Empty where the platform itself writes. */
    sentBy: string;
    senderName: string;
    createdAt: string;
    total: number;
    done: Generated<number>;
    /** The last recipient that has it: where the work goes on after a stop. */
    lastUserId: string | null;
    finishedAt: string | null;
    /** Since when it is out of the history; its rows go once nobody can undo that any more. */
    removedAt: string | null;
  };
}

export const notificationTables = {
  notifications: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId', 'sentBy', 'sendingId', 'objectId'),
      ...text.words('type', 'priority', 'category'),
      ...text.personal('title', 'message'),
      metadata: { authorName: 'sentBy', json: 'senderName' },
      ...text.instants('createdAt', 'updatedAt', 'sentAt', 'deletedAt'),
    },
  },
  notification_sendings: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId', 'sentBy', 'lastUserId'),
      ...text.words('type', 'priority', 'purpose'),
      ...text.personal('title', 'message'),
      senderName: { authorName: 'sentBy' },
      ...text.instants('createdAt', 'finishedAt', 'removedAt'),
    },
  },
} satisfies Declarations<NotificationTables>;
