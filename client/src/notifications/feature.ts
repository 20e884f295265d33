import type { ClientFeature } from '../lib/feature.ts';

export const notifications = {
  pages: [
    {
      kind: 'layout',
      path: '/notifications',
      label: 'Notifications',
      load: async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
    },
  ],
  stale: { notifications: [['notifications']] },
} satisfies ClientFeature;
