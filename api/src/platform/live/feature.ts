import type { Feature } from '../feature.ts';
import { lookAfterStreams } from './look-after.ts';
import { liveRoutes } from './routes.ts';

export const live = {
  routes: [liveRoutes],
  jobs: [{ name: 'streams', times: '*/15 * * * * *', run: lookAfterStreams }],
} satisfies Feature;
