import {
  cleanUp,
  cleanUpResult,
  notification,
  notificationPage,
  notificationPatch,
  notificationsQuery,
  readAllOf,
} from '../../../contract/notifications.ts';
import { signedIn } from '../../platform/http/access.ts';
import { done, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { presentNotification } from './present.ts';
import { ownNotifications } from './queries.ts';
import { readAll, setRead } from './read.ts';
import { cleanUpOwn, removeNotification } from './remove.ts';

export const notificationRoutes = routes(
  'notifications',
  route('GET /api/notifications', {
    summary: 'Own notifications, newest first; `total` and `unread` count all of them',
    access: signedIn,
    query: notificationsQuery,
    answer: ok(notificationPage, 'A page of notifications'),
    async handle({ services, account, query }) {
      const { rows, ...rest } = await ownNotifications(services.db, account.id, query);
      return { items: rows.map(presentNotification), ...rest };
    },
  }),
  route('PATCH /api/notifications/{id}', {
    summary: 'Mark one read or unread',
    access: signedIn,
    body: notificationPatch,
    answer: ok(notification, 'The notification'),
    errors: ['not_found'],
    handle: ({ services, actor, id, body }) => setRead(services, actor, id, body.read),
  }),
  route('DELETE /api/notifications/{id}', {
    summary: 'Remove one',
    access: signedIn,
    answer: done('Removed'),
    errors: ['not_found'],
    handle: ({ services, actor, id }) => removeNotification(services, actor, id),
  }),
  route('POST /api/notifications/read-all', {
    summary: 'Mark all read, or all about one report or ticket',
    access: signedIn,
    body: readAllOf,
    answer: done('All are read'),
    handle: ({ services, actor, body }) => readAll(services, actor, body.objectId),
  }),
  route('POST /api/notifications/clean-up', {
    summary: 'Remove own notifications that are corrupt or older than `days` (30)',
    access: signedIn,
    body: cleanUp,
    answer: ok(cleanUpResult, 'How many were removed'),
    handle: ({ services, actor, body }) => cleanUpOwn(services, actor, body.days),
  }),
);
