import { createRoute, z } from '@hono/zod-openapi';
import { sessionUser } from '../../contract/auth.ts';
import { clientSummary } from '../../contract/reports.ts';
import { presentSessionUser } from '../auth/account.ts';
import { signedIn, signedInWhateverStatus } from '../http/access.ts';
import { json, refusals } from '../http/answers.ts';
import { router } from '../http/router.ts';
import { acceptedTermsPage } from './accepted-terms.ts';
import { summaryOf } from './summary.ts';

const tags = ['users'];

const getMe = createRoute({
  method: 'get',
  path: '/api/me',
  tags,
  summary: 'The session user',
  ...signedIn,
  responses: { 200: json(sessionUser, 'The session user'), ...refusals('session_required') },
});

const getSummary = createRoute({
  method: 'get',
  path: '/api/me/summary',
  tags,
  summary: 'Counts and amounts of the dashboard',
  ...signedIn,
  responses: { 200: json(clientSummary, 'Counts and euros'), ...refusals('session_required') },
});

const getAcceptedTerms = createRoute({
  method: 'get',
  path: '/api/me/accepted-terms',
  tags,
  summary: 'The terms as they were accepted at registration, as a page',
  ...signedInWhateverStatus,
  responses: {
    200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
    ...refusals('session_required', 'not_found'),
  },
});

export const userRoutes = router()
  .openapi(getMe, (c) => c.json(presentSessionUser(c.var.session.account), 200))
  .openapi(getSummary, async (c) =>
    c.json(await summaryOf(c.var.services, c.var.session.account.id), 200),
  )
  .openapi(getAcceptedTerms, (c) => acceptedTermsPage(c, c.var.session.account.id));
