import { newTimelineLine, timeline, timelineLineUpdate } from '../../../contract/timeline.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { signedIn, staff } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { presentTimeline } from './present.ts';
import { caseOf } from './queries.ts';
import { addLine, changeLine, removeLine } from './write.ts';

const whole = 'All of it as it is now, oldest first';

export const timelineRoutes = routes(
  'timeline',
  route('GET /api/reports/{id}/timeline', {
    summary: 'What happened in one own case, day by day',
    access: signedIn,
    answer: ok(timeline, whole),
    errors: ['not_found'],
    async handle({ services: { db, key }, account, id }) {
      const scope = { ownerId: account.id };
      return presentTimeline(db, key, await caseOf(db, id, scope), scope);
    },
  }),
  route('POST /api/reports/{id}/timeline', {
    summary: 'Add a line to the timeline of one’s case; once for an Idempotency-Key',
    access: signedIn,
    body: newTimelineLine,
    once: true,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: created(timeline, whole),
    errors: ['not_found', 'report_closed', 'too_many_lines'],
    handle: ({ services, actor, id, body, key }) => addLine(services, actor, id, body, key),
  }),
  route('PUT /api/timeline/{id}', {
    summary: 'Correct a line of one’s own in the timeline of a case',
    access: signedIn,
    body: timelineLineUpdate,
    answer: ok(timeline, whole),
    errors: ['not_found', 'report_closed', 'stale_version'],
    handle: ({ services, actor, id, body }) => changeLine(services, actor, id, body),
  }),
  route('DELETE /api/timeline/{id}', {
    summary: 'Take a line of one’s own out of the timeline of a case',
    access: signedIn,
    answer: ok(timeline, whole),
    errors: ['not_found', 'report_closed'],
    handle: ({ services, actor, id }) => removeLine(services, actor, id),
  }),
  route('GET /api/admin/reports/{id}/timeline', {
    summary: 'What happened in a case, day by day; the read is written down',
    access: staff('manageReports'),
    answer: ok(timeline, whole),
    errors: ['not_found'],
    async handle({ services, actor, id }) {
      const { db, key } = services;
      const report = await caseOf(db, id, 'staff');
      await noteRead(services, actor, ['reports', id], report.userId);
      return presentTimeline(db, key, report, 'staff');
    },
  }),
);
