import { type AdminSummary, adminSummary as shape } from '../../contract/admin-summary.ts';
import type { Permissions } from '../../contract/staff.ts';
import type { Services } from '../platform/context.ts';
import type { Feature } from '../platform/feature.ts';
import { staff } from '../platform/http/access.ts';
import { ok } from '../platform/http/answers.ts';
import { route, routes } from '../platform/http/route.ts';

const NOTHING = Object.fromEntries(
  Object.keys(shape.shape).map((name) => [name, null]),
) as Readonly<Record<keyof AdminSummary, null>>;

/** The counts that a staff member may read, of every feature; null for the others. */
async function adminCounts({ db, ports }: Services, may: Permissions): Promise<AdminSummary> {
  let counts: AdminSummary = NOTHING;
  for (const count of ports.counts) counts = { ...counts, ...(await count(db, may)) };
  return counts;
}

const getSummary = route('GET /api/admin/summary', {
  summary: 'The counts on the cards and tabs',
  access: staff(),
  answer: ok(shape, 'Counts; null for what the reader may not see'),
  handle: ({ services, may }) => adminCounts(services, may),
});

export const adminSummary = {
  routes: [routes('admin-summary', getSummary)],
} satisfies Feature;
