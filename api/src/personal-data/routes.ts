import { createRoute } from '@hono/zod-openapi';
import { parisDay } from '../../contract/dates.ts';
import { personalData } from '../../contract/personal-data.ts';
import { actorOf, signedInWhateverStatus } from '../http/access.ts';
import { json, refusals } from '../http/answers.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { router } from '../http/router.ts';
import { exportPersonalData } from './export.ts';

const tags = ['personal-data'];

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

export const personalDataRoutes = router().openapi(getExport, async (c) => {
  const data = await exportPersonalData(c.var.services, actorOf(c));
  const name = `mes-donnees-${parisDay(new Date(data.exportedAt))}.json`;
  c.header('content-disposition', contentDisposition(false, name));
  c.header('cache-control', 'private, no-store');
  return c.json(data, 200);
});
