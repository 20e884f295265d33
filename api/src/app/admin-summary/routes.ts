import { adminSummary } from '../../../contract/admin-summary.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminCounts } from './queries.ts';

export const adminSummaryRoutes = routes(
  'admin-summary',
  route('GET /api/admin/summary', {
    summary: 'The counts on the cards and tabs',
    access: staff(),
    answer: ok(adminSummary, 'Counts; null for what the reader may not see'),
    handle: ({ services, may }) => adminCounts(services, may),
  }),
);
