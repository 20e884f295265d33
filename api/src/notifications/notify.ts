import { newId } from '../ids.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export interface NewNotification {
  userId: string;
  type: 'success' | 'warning' | 'error' | 'admin' | 'info';
  title: string;
  message: string;
  priority: 'low' | 'normal' | 'high' | 'urgent';
  category: string;
  sentBy: string | null;
}

/** Stores a notification and tells the person's open pages. */
export async function notify(unit: UnitOfWork, notification: NewNotification): Promise<void> {
  const { at } = unit;
  await unit.trx
    .insertInto('notifications')
    .values({ ...notification, id: newId(), createdAt: at, updatedAt: at, sentAt: at })
    .execute();
  unit.publish({ topic: 'notifications' }, { userId: notification.userId });
}
