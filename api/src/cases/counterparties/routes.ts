import {
  counterpartyList,
  counterpartyUpdate,
  newCounterparty,
  newStaffCounterparty,
} from '../../../contract/counterparties.ts';
import { proposals, proposalsRequest } from '../../../contract/proposals.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { signedIn, staff } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { reportIn } from '../scope.ts';
import { presentCounterparty } from './present.ts';
import { propose } from './propose.ts';
import { counterpartiesOf } from './queries.ts';
import { addCounterparty, changeCounterparty, removeCounterparty } from './write.ts';

const ofTeam = staff('manageReports');
const list = 'The counterparties of the report as they are now';

export const counterpartyRoutes = routes(
  'counterparties',
  route('POST /api/reports/proposals', {
    summary: 'What a story says was paid and to whom, to be ticked; nothing is kept',
    access: signedIn,
    body: proposalsRequest,
    limits: ({ account }) => [['proposalsAccount', account.id]],
    answer: ok(proposals, 'The proposals'),
    handle: ({ services, body }) => propose(services, body),
  }),
  route('POST /api/reports/{id}/counterparties', {
    summary: 'Add somebody of the other side to one’s case; once for an Idempotency-Key',
    access: signedIn,
    body: newCounterparty,
    once: true,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: created(counterpartyList, list),
    errors: ['not_found', 'report_closed', 'too_many_counterparties'],
    handle: async ({ services, actor, account, id, body, key }) => ({
      counterparties: await addCounterparty(
        services,
        actor,
        id,
        body,
        { ownerId: account.id },
        key,
      ),
    }),
  }),
  route('PUT /api/counterparties/{id}', {
    summary: 'Correct somebody of the other side of one’s case',
    access: signedIn,
    body: counterpartyUpdate,
    answer: ok(counterpartyList, list),
    errors: ['not_found', 'report_closed', 'stale_version', 'counterparty_known'],
    handle: async ({ services, actor, account, id, body }) => ({
      counterparties: await changeCounterparty(services, actor, id, body, { ownerId: account.id }),
    }),
  }),
  route('DELETE /api/counterparties/{id}', {
    summary: 'Take somebody of the other side out of one’s case',
    access: signedIn,
    answer: ok(counterpartyList, list),
    errors: ['not_found', 'report_closed'],
    handle: async ({ services, actor, account, id }) => ({
      counterparties: await removeCounterparty(services, actor, id, { ownerId: account.id }),
    }),
  }),
  route('GET /api/admin/reports/{id}/counterparties', {
    summary: 'Who is on the other side of a case; the read is written down',
    access: ofTeam,
    answer: ok(counterpartyList, list),
    errors: ['not_found'],
    async handle({ services, actor, id }) {
      const { userId } = await reportIn(services.db, id, 'staff');
      await noteRead(services, actor, ['reports', id], userId);
      const all = await counterpartiesOf(services.db, [id]);
      return { counterparties: all.map((each) => presentCounterparty(services.key, each)) };
    },
  }),
  route('POST /api/admin/reports/{id}/counterparties', {
    summary: 'Add somebody of the other side to a case; once for an Idempotency-Key',
    access: ofTeam,
    body: newStaffCounterparty,
    once: true,
    answer: created(counterpartyList, list),
    errors: ['not_found', 'report_closed', 'too_many_counterparties'],
    handle: async ({ services, actor, id, body, key }) => ({
      counterparties: await addCounterparty(
        services,
        actor,
        id,
        { ...body, source: 'team' },
        'staff',
        key,
      ),
    }),
  }),
  route('PUT /api/admin/counterparties/{id}', {
    summary: 'Correct somebody of the other side of a case',
    access: ofTeam,
    body: counterpartyUpdate,
    answer: ok(counterpartyList, list),
    errors: ['not_found', 'report_closed', 'stale_version', 'counterparty_known'],
    handle: async ({ services, actor, id, body }) => ({
      counterparties: await changeCounterparty(services, actor, id, body, 'staff'),
    }),
  }),
  route('DELETE /api/admin/counterparties/{id}', {
    summary: 'Take somebody of the other side out of a case',
    access: ofTeam,
    answer: ok(counterpartyList, list),
    errors: ['not_found', 'report_closed'],
    handle: async ({ services, actor, id }) => ({
      counterparties: await removeCounterparty(services, actor, id, 'staff'),
    }),
  }),
);
