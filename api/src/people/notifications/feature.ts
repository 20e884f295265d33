import { settling } from '../../platform/bulk/reverse.ts';
import type { Feature } from '../../platform/feature.ts';
import { notificationAdminRoutes } from './admin-routes.ts';
import { resumeBroadcasts } from './deliver.ts';
import { sendDigests } from './digest.ts';
import { hiddenNotifications } from './hidden.ts';
import { notificationData } from './personal-data.ts';
import { broadcastRemovals } from './remove-broadcasts.ts';
import { notificationRoutes } from './routes.ts';

export const notifications = {
  routes: [notificationRoutes, notificationAdminRoutes],
  jobs: [
    // Also what another process left unfinished.
    { name: 'broadcasts', times: '* * * * *', atStart: true, run: resumeBroadcasts },
    // One mail a day, at an hour at which people read.
    { name: 'digests', times: '0 18 * * *', timezone: 'Europe/Paris', run: sendDigests },
    settling(broadcastRemovals),
  ],
  topics: ['notifications'],
  personalData: notificationData,
  hidden: { notifications: hiddenNotifications },
} satisfies Feature;
