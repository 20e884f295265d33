import { z } from 'zod';
import type { Services } from '../context.ts';
import { newId } from '../ids.ts';
import { enqueueMails } from '../mail/enqueue.ts';
import { pageUrl } from '../mail/links.ts';
import { notificationHintMail, notificationMail } from '../mail/templates.ts';
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
  /** False where another mail says it already. */
  copy?: boolean;
}

export interface NewNotification extends Content {
  userId: string;
}

export const RECIPIENT_COLUMNS = [
  'users.id',
  'users.email',
  'users.isEmailVerified',
  'users.status',
  'users.preferences',
] as const;

interface Recipient {
  id: string;
  email: string;
  isEmailVerified: number;
  status: string;
  preferences: string;
}

const preferences = z.object({ emailAlerts: z.boolean() });

/** Who may not use the product gets no mail of it either. */
const wantsCopies = (person: Recipient): boolean =>
  person.status === 'active' && preferences.parse(JSON.parse(person.preferences)).emailAlerts;

/** Stores a notification, its copy by mail where the person wants one, and tells their open pages. */
export async function notify(
  services: Services,
  unit: UnitOfWork,
  notification: NewNotification,
): Promise<void> {
  const { userId, ...content } = notification;
  const person = await unit.trx
    .selectFrom('users')
    .select(RECIPIENT_COLUMNS)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await notifyEach(services, unit, content, [person]);
}

/** The same notification for several people, some hundred at the most. */
export async function notifyEach(
  { env }: Services,
  unit: UnitOfWork,
  { senderName, copy = true, ...content }: Content,
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
  if (copy) {
    const link = pageUrl(env, '/notifications');
    const proven = (wanted: 0 | 1) =>
      people
        .filter((person) => person.isEmailVerified === wanted && wantsCopies(person))
        .map(({ email }) => email);
    await enqueueMails(unit, proven(1), notificationMail(content.title, content.message, link));
    await enqueueMails(unit, proven(0), notificationHintMail(link));
  }
  unit.publish({ topic: 'notifications' }, { userIds: new Set(people.map(({ id }) => id)) });
}
