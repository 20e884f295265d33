import { createRoute } from '@hono/zod-openapi';
import { newRetentionRun, retentionRun, retentionRuns } from '../../../contract/retention.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { presentRun } from './present.ts';
import { latestRuns } from './queries.ts';
import { begin, execute, periodsOf, shownBy } from './run.ts';

const tags = ['retention'];
const REFUSED = ['session_required', 'permission_denied'] as const;

const getRuns = createRoute({
  method: 'get',
  path: '/api/admin/retention-runs',
  tags,
  summary: 'The latest runs, newest first, and the periods in force',
  ...staff('manageUsers'),
  responses: { 200: json(retentionRuns, 'Runs'), ...refusals(...REFUSED) },
});

const postRun = createRoute({
  method: 'post',
  path: '/api/admin/retention-runs',
  tags,
  summary: 'Try what a run would remove, or remove what was shown; goes on in the background',
  ...staff('manageUsers'),
  request: { body: body(newRetentionRun) },
  responses: {
    201: json(retentionRun, 'The run, under way'),
    ...refusals(...REFUSED, 'validation', 'retention_trial_missing'),
    ...refusals('retention_under_way'),
  },
});

export const retentionAdminRoutes = router()
  .openapi(getRuns, async (c) => {
    const { services } = c.var;
    const items = (await latestRuns(services.db)).map(presentRun);
    return c.json({ items, periods: await periodsOf(services) }, 200);
  })
  .openapi(postRun, async (c) => {
    const { services } = c.var;
    const asked = c.req.valid('json');
    const actor = actorOf(c);
    const expected = asked.kind === 'removal' ? await shownBy(services, asked.basis) : undefined;
    const id = await begin(services, actor, { kind: asked.kind });
    const run = (await latestRuns(services.db)).find((each) => each.id === id);
    if (id === undefined || !run) throw new Error('a run that was begun is gone');
    void execute(services, actor, id, asked.kind, expected);
    return c.json(presentRun(run), 201);
  });
