import type { Feature } from '../../platform/feature.ts';
import { countOf } from '../count.ts';
import { auditAdminRoutes } from './admin-routes.ts';

export const audit = {
  routes: [auditAdminRoutes],
  counts: async (db, may) =>
    may.manageUsers ? { totalAuditEvents: await countOf(db.selectFrom('audit_events')) } : {},
  topics: ['audit'],
} satisfies Feature;
