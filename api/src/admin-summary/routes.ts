import { createRoute } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { adminSummary } from '../../contract/admin-summary.ts';
import { staff } from '../http/access.ts';
import { json, refusals } from '../http/answers.ts';
import { router } from '../http/router.ts';

const getSummary = createRoute({
  method: 'get',
  path: '/api/admin/summary',
  tags: ['admin-summary'],
  summary: 'The counts on the cards and tabs',
  ...staff(),
  responses: {
    200: json(adminSummary, 'Counts'),
    ...refusals('session_required', 'permission_denied'),
  },
});

export const adminSummaryRoutes = router().openapi(getSummary, async (c) => {
  const counts = await c.var.services.db
    .selectFrom('reports')
    .where('deletedAt', 'is', null)
    .select((e) => [
      e.fn.countAll<number>().as('totalReports'),
      sql<number>`coalesce(sum(case when "status" = 'pending' then 1 else 0 end), 0)`.as(
        'pendingReports',
      ),
    ])
    .executeTakeFirstOrThrow();
  return c.json(counts, 200);
});
