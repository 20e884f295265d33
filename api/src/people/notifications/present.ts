import type { Notification } from '../../../contract/notifications.ts';
import type { NotificationRecord } from './queries.ts';

/**
 * What leaves about a notification, for its owner: an allow-list, without the
 * name of who wrote it.
 */
export function presentNotification(n: NotificationRecord): Notification {
  return {
    id: n.id,
    userId: n.userId,
    type: n.type,
    title: n.title,
    message: n.message,
    priority: n.priority,
    category: n.category,
    read: n.read === 1,
    createdAt: n.createdAt,
    updatedAt: n.updatedAt,
    sentAt: n.sentAt,
    metadata: n.metadata === null ? null : { senderName: 'Support' },
  };
}
