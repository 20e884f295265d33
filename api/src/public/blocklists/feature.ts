import type { Feature } from '../../platform/feature.ts';
import { blocklistAdminRoutes } from './admin-routes.ts';
import { lateLists } from './late-lists.ts';
import { refreshLists } from './refresh.ts';

export const blocklists = {
  routes: [blocklistAdminRoutes],
  jobs: [{ name: 'refresh_lists', times: '33 * * * *', run: refreshLists }],
  probes: [lateLists],
} satisfies Feature;
