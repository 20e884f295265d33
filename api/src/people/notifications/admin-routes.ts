import { z } from 'zod';
import {
  broadcast,
  broadcastRemoval,
  broadcastsRemoved,
  cleanUp,
  newBroadcast,
  recipient,
  recipientsQuery,
  removedCount,
} from '../../../contract/notifications.ts';
import { reversalRoute } from '../../platform/bulk/routes.ts';
import { staff } from '../../platform/http/access.ts';
import { either, ok } from '../../platform/http/answers.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminBroadcastList, findRecipients, presentBroadcast } from './broadcasts.ts';
import { broadcastColumns } from './csv.ts';
import {
  broadcastRemovals,
  cleanUpAll,
  removeBroadcast,
  removeBroadcasts,
} from './remove-broadcasts.ts';
import { send } from './send.ts';

const access = staff('manageUsers');

export const notificationAdminRoutes = routes(
  'notifications',
  listRoutes('GET /api/admin/notifications', {
    summary: 'What staff sent',
    access,
    list: adminBroadcastList,
    item: broadcast,
    present: presentBroadcast,
    csv: { file: 'notifications', of: 'notifications', columns: broadcastColumns },
  }),
  route('POST /api/admin/notifications', {
    summary: 'Send to one person or to all; once for an Idempotency-Key',
    access,
    body: newBroadcast,
    once: true,
    answer: either(broadcast, { 201: 'Delivered', 202: 'Being delivered in the background' }),
    async handle({ services, actor, body, key }) {
      const sent = await send(services, actor, body, key);
      return { status: sent.finishedAt === null ? 202 : 201, body: sent } as const;
    },
  }),
  route('DELETE /api/admin/notifications/{id}', {
    summary: 'Remove a broadcast and what its recipients hold of it',
    access,
    answer: ok(broadcast, 'What it was'),
    errors: ['not_found'],
    handle: ({ services, actor, id }) => removeBroadcast(services, actor, id),
  }),
  route('POST /api/admin/notifications/removal', {
    summary: 'Remove several broadcasts',
    access,
    body: broadcastRemoval,
    answer: ok(broadcastsRemoved, 'How many were removed, and until when that can be undone'),
    async handle({ services, actor, body }) {
      const { changed, ...undo } = await removeBroadcasts(services, actor, body.ids);
      return { removed: changed, ...undo };
    },
  }),
  reversalRoute('/api/admin/notifications/removal', access, broadcastRemovals),
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
