import type { ClientFeature } from '../lib/feature.ts';

export const notifications = {
  pages: [
    {
      kind: 'layout',
      path: '/notifications',
      label: 'Notifications',
      load: () => import('./NotificationsPage.tsx'),
    },
  ],
  stale: { notifications: [['notifications']] },
} satisfies ClientFeature;
