import { createRoute, z } from '@hono/zod-openapi';
import { sessionUser } from '../../contract/auth.ts';
import { parisDay } from '../../contract/dates.ts';
import { personalData } from '../../contract/personal-data.ts';
import { clientSummary } from '../../contract/reports.ts';
import { presentSessionUser } from '../auth/account.ts';
import { actorOf, signedIn, signedInWhateverStatus } from '../http/access.ts';
import { json, refusals } from '../http/answers.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { router } from '../http/router.ts';
import { acceptedTermsPage } from './accepted-terms.ts';
import { exportPersonalData } from './export.ts';
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

const getExport = createRoute({
  method: 'get',
  path: '/api/me/export',
  tags,
  summary: 'Everything that is held on the person, as a file to keep',
  ...signedInWhateverStatus,
  responses: {
    200: json(personalData, 'One JSON file'),
    ...refusals('session_required', 'rate_limited'),
  },
});

export const userRoutes = router()
  .openapi(getMe, (c) => c.json(presentSessionUser(c.var.session.account), 200))
  .openapi(getSummary, async (c) =>
    c.json(await summaryOf(c.var.services, c.var.session.account.id), 200),
  )
  .openapi(getExport, async (c) => {
    const data = await exportPersonalData(c.var.services, actorOf(c));
    const name = `mes-donnees-${parisDay(new Date(data.exportedAt))}.json`;
    c.header('content-disposition', contentDisposition(false, name));
    c.header('cache-control', 'private, no-store');
    return c.json(data, 200);
  })
  .openapi(getAcceptedTerms, (c) => acceptedTermsPage(c, c.var.session.account.id));
