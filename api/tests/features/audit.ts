import { AUDIT_SORTS, auditFilter } from '../../contract/audit.ts';
import type { FeatureFixture } from '../fixture.ts';

const STAFF = { access: 'manageUsers', answers: '200' } as const;

export const audit = {
  list: { filter: auditFilter, sorts: AUDIT_SORTS },
  routes: {
    'GET /api/admin/audit-events': STAFF,
    'GET /api/admin/audit-events/facets': STAFF,
    'GET /api/admin/audit-events.csv': STAFF,
  },
} satisfies FeatureFixture;
