import { type Notification, notification } from '../../../contract/notifications.ts';
import { allowed } from '../../platform/allowed.ts';
import type { NotificationRecord } from './queries.ts';

/** What leaves about a notification, for its owner: without the name of who wrote it. */
export const presentNotification = (n: NotificationRecord): Notification =>
  allowed(notification, {
    ...n,
    read: n.read === 1,
    metadata: n.metadata === null ? null : { senderName: 'Support' },
  });
