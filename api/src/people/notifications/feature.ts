import { settling } from '../../platform/bulk/reverse.ts';
import type { Feature } from '../../platform/feature.ts';
import { notificationAdminRoutes } from './admin-routes.ts';
import { resumeBroadcasts } from './deliver.ts';
import { hiddenNotifications } from './hidden.ts';
import { notificationData } from './personal-data.ts';
import { broadcastRemovals } from './remove-broadcasts.ts';
import { notificationRoutes } from './routes.ts';

export const notifications = {
  routes: [notificationRoutes, notificationAdminRoutes],
  jobs: [
    // Also what another process left unfinished.
    { name: 'broadcasts', times: '* * * * *', atStart: true, run: resumeBroadcasts },
    settling(broadcastRemovals),
  ],
  topics: ['notifications'],
  personalData: notificationData,
  hidden: { notifications: hiddenNotifications },
} satisfies Feature;
