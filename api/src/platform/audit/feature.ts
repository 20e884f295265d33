import type { Feature } from '../../platform/feature.ts';
import { countOf } from '../count.ts';
import { auditAdminRoutes } from './admin-routes.ts';
import { auditData } from './personal-data.ts';
import { oldSignIns } from './retention.ts';
import { readRoutes } from './routes.ts';

export const audit = {
  routes: [auditAdminRoutes, readRoutes],
  counts: {
    permission: 'manageUsers',
    read: async (db) => ({ totalAuditEvents: await countOf(db.selectFrom('audit_events')) }),
  },
  topics: ['audit', 'reads'],
  personalData: auditData,
  retention: [oldSignIns],
} satisfies Feature;
