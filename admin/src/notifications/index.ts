import type { Section } from '../lib/section.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

/** No number in its label (specification 2). */
export const notifications: Section = {
  name: 'notifications',
  label: 'Notifications',
  permission: 'manageUsers',
  list: NotificationsPage,
  stale: { notifications: [['notifications', 'getList']] },
};
