import {
  lossList,
  lossUpdate,
  newLoss,
  newStaffLoss,
  staffLossUpdate,
} from '../../../contract/losses.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { signedIn, staff } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { reportIn } from '../scope.ts';
import { presentLoss } from './present.ts';
import { lossesOf } from './queries.ts';
import { addLoss, changeLoss, removeLoss } from './write.ts';

const ofTeam = staff('manageReports');
const list = 'The losses of the report as they are now';

export const lossRoutes = routes(
  'losses',
  route('POST /api/reports/{id}/losses', {
    summary: 'Add a payment to one’s case; once for an Idempotency-Key',
    access: signedIn,
    body: newLoss,
    once: true,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: created(lossList, list),
    errors: ['not_found', 'report_closed', 'too_many_losses'],
    handle: async ({ services, actor, account, id, body, key }) => ({
      losses: await addLoss(services, actor, id, body, { ownerId: account.id }, key),
    }),
  }),
  route('PUT /api/losses/{id}', {
    summary: 'Correct a payment of one’s case',
    access: signedIn,
    body: lossUpdate,
    answer: ok(lossList, list),
    errors: ['not_found', 'report_closed', 'stale_version'],
    handle: async ({ services, actor, account, id, body }) => ({
      losses: await changeLoss(services, actor, id, body, { ownerId: account.id }),
    }),
  }),
  route('DELETE /api/losses/{id}', {
    summary: 'Take a payment out of one’s case',
    access: signedIn,
    answer: ok(lossList, list),
    errors: ['not_found', 'report_closed'],
    handle: async ({ services, actor, account, id }) => ({
      losses: await removeLoss(services, actor, id, { ownerId: account.id }),
    }),
  }),
  route('GET /api/admin/reports/{id}/losses', {
    summary: 'The payments of a case; the read is written down',
    access: ofTeam,
    answer: ok(lossList, list),
    errors: ['not_found'],
    async handle({ services, actor, id }) {
      const { userId } = await reportIn(services.db, id, 'staff');
      await noteRead(services, actor, ['reports', id], userId);
      const losses = await lossesOf(services.db, [id]);
      return { losses: losses.map((each) => presentLoss(services.key, each)) };
    },
  }),
  route('POST /api/admin/reports/{id}/losses', {
    summary: 'Add a payment to a case for its owner; once for an Idempotency-Key',
    access: ofTeam,
    body: newStaffLoss,
    once: true,
    answer: created(lossList, list),
    errors: ['not_found', 'report_closed', 'too_many_losses'],
    handle: async ({ services, actor, id, body, key }) => ({
      losses: await addLoss(services, actor, id, body, 'staff', key),
    }),
  }),
  route('PUT /api/admin/losses/{id}', {
    summary: 'Correct a payment of a case for its owner',
    access: ofTeam,
    body: staffLossUpdate,
    answer: ok(lossList, list),
    errors: ['not_found', 'report_closed', 'stale_version'],
    handle: async ({ services, actor, id, body }) => ({
      losses: await changeLoss(services, actor, id, body, 'staff'),
    }),
  }),
  route('DELETE /api/admin/losses/{id}', {
    summary: 'Take a payment out of a case for its owner',
    access: ofTeam,
    answer: ok(lossList, list),
    errors: ['not_found', 'report_closed'],
    handle: async ({ services, actor, id }) => ({
      losses: await removeLoss(services, actor, id, 'staff'),
    }),
  }),
);
