import { newRetentionRun, retentionRun, retentionRuns } from '../../../contract/retention.ts';
import { staff } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { periodsOf } from './periods.ts';
import { presentRun } from './present.ts';
import { latestRuns } from './queries.ts';
import { begin, execute, shownBy } from './run.ts';

const access = staff('manageUsers');

export const retentionAdminRoutes = routes(
  'retention',
  route('GET /api/admin/retention-runs', {
    summary: 'The latest runs, newest first, and the periods by which something goes',
    access,
    answer: ok(retentionRuns, 'Runs'),
    handle: async ({ services }) => ({
      items: (await latestRuns(services.db)).map(presentRun),
      periods: await periodsOf(services),
    }),
  }),
  route('POST /api/admin/retention-runs', {
    summary: 'Try what a run would remove, or remove what was shown; goes on in the background',
    access,
    body: newRetentionRun,
    answer: created(retentionRun, 'The run, under way'),
    errors: ['retention_trial_missing', 'retention_under_way'],
    async handle({ services, actor, body }) {
      const expected = body.kind === 'removal' ? await shownBy(services, body.basis) : undefined;
      const id = await begin(services, actor, { kind: body.kind });
      const run = (await latestRuns(services.db)).find((each) => each.id === id);
      if (id === undefined || !run) throw new Error('a run that was begun is gone');
      void execute(services, actor, id, body.kind, expected);
      return presentRun(run);
    },
  }),
);
