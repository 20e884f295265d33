import type { Feature } from '../../platform/feature.ts';
import { approvalAdminRoutes } from './admin-routes.ts';
import { applyDue } from './due.ts';
import { approvalData } from './personal-data.ts';

export const approvals = {
  routes: [approvalAdminRoutes],
  jobs: [{ name: 'approvals', times: '* * * * *', atStart: true, run: applyDue }],
  topics: ['approvals'],
  personalData: approvalData,
} satisfies Feature;
