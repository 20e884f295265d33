import type { Feature } from '../../platform/feature.ts';
import { approvalAdminRoutes } from './admin-routes.ts';
import { endOrphans } from './close.ts';
import { applyDue } from './due.ts';
import { approvalData } from './personal-data.ts';
import { countWaiting } from './queries.ts';

export const approvals = {
  routes: [approvalAdminRoutes],
  jobs: [{ name: 'approvals', times: '* * * * *', atStart: true, run: applyDue }],
  tidy: endOrphans,
  counts: [
    {
      permission: 'managePayments',
      read: async (db) => ({ approvalsOfPayments: await countWaiting(db, 'managePayments') }),
    },
    {
      permission: 'manageUsers',
      read: async (db) => ({ approvalsOfUsers: await countWaiting(db, 'manageUsers') }),
    },
    {
      permission: 'systemSettings',
      read: async (db) => ({ approvalsOfSettings: await countWaiting(db, 'systemSettings') }),
    },
  ],
  topics: ['approvals'],
  personalData: approvalData,
} satisfies Feature;
