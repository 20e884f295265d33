import { createRoute } from '@hono/zod-openapi';
import { type AdminSummary, adminSummary as shape } from '../../contract/admin-summary.ts';
import type { Permissions } from '../../contract/staff.ts';
import type { Services } from '../platform/context.ts';
import type { Feature } from '../platform/feature.ts';
import { staff } from '../platform/http/access.ts';
import { json, refusals } from '../platform/http/answers.ts';
import { router } from '../platform/http/router.ts';

const NOTHING = Object.fromEntries(
  Object.keys(shape.shape).map((name) => [name, null]),
) as Readonly<Record<keyof AdminSummary, null>>;

/** The counts that a staff member may read, of every feature; null for the others. */
async function adminCounts({ db, ports }: Services, may: Permissions): Promise<AdminSummary> {
  let counts: AdminSummary = NOTHING;
  for (const count of ports.counts) counts = { ...counts, ...(await count(db, may)) };
  return counts;
}

const getSummary = createRoute({
  method: 'get',
  path: '/api/admin/summary',
  tags: ['admin-summary'],
  summary: 'The counts on the cards and tabs',
  ...staff(),
  responses: {
    200: json(shape, 'Counts; null for what the reader may not see'),
    ...refusals('session_required', 'permission_denied'),
  },
});

const routes = router().openapi(getSummary, async (c) =>
  c.json(await adminCounts(c.var.services, c.var.staff), 200),
);

export const adminSummary = { routes: [routes] } satisfies Feature;
