import { z } from 'zod';
import {
  adminBroadcastsQuery,
  cleanUp,
  newSending,
  recipient,
  recipientsQuery,
  removedCount,
  sending,
  sendingRemoval,
} from '../../../contract/notifications.ts';
import { staff } from '../../platform/http/access.ts';
import { either, ok } from '../../platform/http/answers.ts';
import { listRoute } from '../../platform/http/list-route.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminSendings, findRecipients, presentSending } from './broadcasts.ts';
import { cleanUpAll, removeSending, removeSendings } from './remove-broadcasts.ts';
import { send } from './send.ts';

const access = staff('manageUsers');

export const notificationAdminRoutes = routes(
  'notifications',
  listRoute('GET /api/admin/notifications', {
    summary: 'What staff sent',
    access,
    query: adminBroadcastsQuery,
    item: sending,
    rows: adminSendings,
    present: presentSending,
  }),
  route('POST /api/admin/notifications', {
    summary: 'Send to one person or to all; once for an Idempotency-Key',
    access,
    body: newSending,
    once: true,
    answer: either(sending, { 201: 'Delivered', 202: 'Being delivered in the background' }),
    async handle({ services, actor, body, key }) {
      const sent = await send(services, actor, body, key);
      return { status: sent.finishedAt === null ? 202 : 201, body: sent } as const;
    },
  }),
  route('DELETE /api/admin/notifications/{id}', {
    summary: 'Remove a sending and what its recipients hold of it',
    access,
    answer: ok(sending, 'What it was'),
    errors: ['not_found'],
    handle: ({ services, actor, id }) => removeSending(services, actor, id),
  }),
  route('POST /api/admin/notifications/removal', {
    summary: 'Remove several sendings',
    access,
    body: sendingRemoval,
    answer: ok(removedCount, 'How many were removed'),
    handle: async ({ services, actor, body }) => ({
      removed: await removeSendings(services, actor, body.ids),
    }),
  }),
  route('POST /api/admin/notifications/clean-up', {
    summary: 'Remove everybody’s notifications older than `days` (30)',
    access,
    body: cleanUp,
    answer: ok(removedCount, 'How many were removed'),
    handle: async ({ services, actor, body }) => ({
      removed: await cleanUpAll(services, actor, body.days),
    }),
  }),
  route('GET /api/admin/recipients', {
    summary: 'Active clients by a part of their name or e-mail',
    access,
    query: recipientsQuery,
    answer: ok(z.array(recipient), 'The first ones by name'),
    handle: ({ services, query }) => findRecipients(services.db, query.q),
  }),
);
