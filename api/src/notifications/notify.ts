import { newId } from '../ids.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

interface Content {
  type: 'success' | 'warning' | 'error' | 'admin' | 'info';
  title: string;
  message: string;
  priority: 'low' | 'normal' | 'high' | 'urgent';
  category: string;
  sentBy: string | null;
  /** Staff only: who wrote it, and the sending that it belongs to. */
  senderName?: string;
  sendingId?: string;
}

export interface NewNotification extends Content {
  userId: string;
}

export const RECIPIENT_COLUMNS = [
  'users.id',
  'users.name',
  'users.email',
  'users.status',
  'users.preferences',
] as const;

interface Recipient {
  id: string;
  name: string;
  email: string;
  status: string;
  preferences: string;
}

/** Stores a notification, its copy by mail where the person wants one, and tells their open pages. */
export async function notify(unit: UnitOfWork, notification: NewNotification): Promise<void> {
  const { userId, ...content } = notification;
  const person = await unit.trx
    .selectFrom('users')
    .select(RECIPIENT_COLUMNS)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await notifyEach(unit, content, [person]);
}

/** The same notification for several people, some hundred at the most. */
export async function notifyEach(
  unit: UnitOfWork,
  { senderName, ...content }: Content,
  people: readonly Recipient[],
): Promise<void> {
  if (people.length === 0) return;
  const { at } = unit;
  const shared = {
    ...content,
    createdAt: at,
    updatedAt: at,
    sentAt: at,
    metadata: senderName === undefined ? null : JSON.stringify({ senderName }),
  };
  await unit.trx
    .insertInto('notifications')
    .values(people.map(({ id }) => ({ ...shared, id: newId(), userId: id })))
    .execute();
  unit.publish({ topic: 'notifications' }, { userIds: new Set(people.map(({ id }) => id)) });
}
