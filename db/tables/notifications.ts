import type { Generated } from 'kysely';

interface NotificationsTable {
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
}

export interface NotificationTables {
  notifications: NotificationsTable;
}
