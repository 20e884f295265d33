import { pageQuery } from '../../../contract/pagination.ts';
import { ownReadPage } from '../../../contract/reads.ts';
import { signedIn } from '../http/access.ts';
import { ok } from '../http/answers.ts';
import { route, routes } from '../http/route.ts';
import { ownReads } from './own-reads.ts';

export const readRoutes = routes(
  'audit',
  route('GET /api/me/reads', {
    summary: 'What the team read of one’s own, and when, newest first; not who',
    access: signedIn,
    query: pageQuery,
    answer: ok(ownReadPage, 'A page of reads'),
    handle: ({ services, account, query }) => ownReads(services.db, account.id, query),
  }),
);
