import { countOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { staffAdminRoutes } from './admin-routes.ts';
import { grantChange } from './grant.ts';
import { staffData } from './personal-data.ts';
import { totpRemovalChange } from './remove-totp.ts';
import { staffRoutes } from './routes.ts';

export const staff = {
  routes: [staffRoutes, staffAdminRoutes],
  counts: {
    permission: 'manageUsers',
    read: async (db) => ({ totalStaff: await countOf(db.selectFrom('admins')) }),
  },
  topics: ['staff'],
  approvals: [grantChange, totpRemovalChange],
  personalData: staffData,
} satisfies Feature;
