import { casePlan, planReminders, step, stepCompletion } from '../../../contract/steps.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { signedIn, staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { presentPlan } from './present.ts';
import { planOf } from './queries.ts';
import { setReminders } from './set-reminders.ts';
import { tick } from './tick.ts';

const ofTeam = staff('manageReports');

export const stepRoutes = routes(
  'steps',
  route('GET /api/reports/{id}/plan', {
    summary: 'The plan of one own report, with what was done of it',
    access: signedIn,
    answer: ok(casePlan, 'The plan'),
    errors: ['not_found'],
    handle: async ({ services, account, id }) =>
      presentPlan(await planOf(services.db, id, { ownerId: account.id })),
  }),
  route('PUT /api/reports/{id}/reminders', {
    summary: 'Be reminded of the law’s deadlines of a case, or not',
    access: signedIn,
    body: planReminders,
    answer: ok(casePlan, 'The plan as it is now'),
    errors: ['not_found'],
    handle: ({ services, actor, id, body }) => setReminders(services, actor, id, body.reminders),
  }),
  route('PUT /api/steps/{id}', {
    summary: 'Tick a step of one’s case off, or back',
    access: signedIn,
    body: stepCompletion,
    answer: ok(step, 'The step as it is now'),
    errors: ['not_found'],
    handle: ({ services, actor, account, id, body }) =>
      tick(services, actor, id, body.doneOn, { ownerId: account.id }),
  }),
  route('GET /api/admin/reports/{id}/plan', {
    summary: 'The plan of a report; the read is written down',
    access: ofTeam,
    answer: ok(casePlan, 'The plan'),
    errors: ['not_found'],
    async handle({ services, actor, id }) {
      const plan = await planOf(services.db, id, 'staff');
      await noteRead(services, actor, ['reports', id], plan.userId);
      return presentPlan(plan);
    },
  }),
  route('PUT /api/admin/steps/{id}', {
    summary: 'Tick a step of a case off for its owner, or back',
    access: ofTeam,
    body: stepCompletion,
    answer: ok(step, 'The step as it is now'),
    errors: ['not_found'],
    handle: ({ services, actor, id, body }) => tick(services, actor, id, body.doneOn, 'staff'),
  }),
);
