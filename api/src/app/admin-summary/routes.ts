import { createRoute } from '@hono/zod-openapi';
import { adminSummary } from '../../../contract/admin-summary.ts';
import { staff } from '../../platform/http/access.ts';
import { json, refusals } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { adminCounts } from './queries.ts';

const getSummary = createRoute({
  method: 'get',
  path: '/api/admin/summary',
  tags: ['admin-summary'],
  summary: 'The counts on the cards and tabs',
  ...staff(),
  responses: {
    200: json(adminSummary, 'Counts; null for what the reader may not see'),
    ...refusals('session_required', 'permission_denied'),
  },
});

export const adminSummaryRoutes = router().openapi(getSummary, async (c) =>
  c.json(await adminCounts(c.var.services, c.var.staff), 200),
);
