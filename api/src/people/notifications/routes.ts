import { createRoute } from '@hono/zod-openapi';
import {
  cleanUp,
  cleanUpResult,
  notification,
  notificationPage,
  notificationPatch,
  notificationsQuery,
} from '../../../contract/notifications.ts';
import { actorOf, signedIn } from '../../platform/http/access.ts';
import { body, emptyBody, json, refusals } from '../../platform/http/answers.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { presentNotification } from './present.ts';
import { ownNotifications } from './queries.ts';
import { readAll, setRead } from './read.ts';
import { cleanUpOwn, removeNotification } from './remove.ts';

const tags = ['notifications'];

const getNotifications = createRoute({
  method: 'get',
  path: '/api/notifications',
  tags,
  summary: 'Own notifications, newest first; `total` and `unread` count all of them',
  ...signedIn,
  request: { query: notificationsQuery },
  responses: {
    200: json(notificationPage, 'A page of notifications'),
    ...refusals('session_required', 'invalid_query'),
  },
});

const patchNotification = createRoute({
  method: 'patch',
  path: '/api/notifications/{id}',
  tags,
  summary: 'Mark one read or unread',
  ...signedIn,
  request: { params: idParam, body: body(notificationPatch) },
  responses: {
    200: json(notification, 'The notification'),
    ...refusals('session_required', 'not_found', 'validation'),
  },
});

const deleteNotification = createRoute({
  method: 'delete',
  path: '/api/notifications/{id}',
  tags,
  summary: 'Remove one',
  ...signedIn,
  request: { params: idParam },
  responses: { 204: { description: 'Removed' }, ...refusals('session_required', 'not_found') },
});

const postReadAll = createRoute({
  method: 'post',
  path: '/api/notifications/read-all',
  tags,
  summary: 'Mark all read',
  ...signedIn,
  request: { body: emptyBody },
  responses: { 204: { description: 'All are read' }, ...refusals('session_required') },
});

const postCleanUp = createRoute({
  method: 'post',
  path: '/api/notifications/clean-up',
  tags,
  summary: 'Remove own notifications that are corrupt or older than `days` (30)',
  ...signedIn,
  request: { body: body(cleanUp) },
  responses: {
    200: json(cleanUpResult, 'How many were removed'),
    ...refusals('session_required', 'validation'),
  },
});

export const notificationRoutes = router()
  .openapi(getNotifications, async (c) => {
    const { unread, cursor, limit } = c.req.valid('query');
    const { rows, ...rest } = await ownNotifications(c.var.services, {
      userId: c.var.session.account.id,
      unread: unread === undefined ? undefined : unread === 'true',
      cursor,
      limit,
    });
    return c.json({ items: rows.map(presentNotification), ...rest }, 200);
  })
  .openapi(patchNotification, async (c) => {
    const { id } = c.req.valid('param');
    const { read } = c.req.valid('json');
    return c.json(await setRead(c.var.services, actorOf(c), id, read), 200);
  })
  .openapi(deleteNotification, async (c) => {
    await removeNotification(c.var.services, actorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(postReadAll, async (c) => {
    await readAll(c.var.services, actorOf(c));
    return c.body(null, 204);
  })
  .openapi(postCleanUp, async (c) => {
    const { days } = c.req.valid('json');
    return c.json(await cleanUpOwn(c.var.services, actorOf(c), days), 200);
  });
