import { z } from 'zod';
import {
  alertPage,
  alertStats,
  alertsQuery,
  meTooResult,
  publicAlert,
} from '../../../contract/alerts.ts';
import { ALERT_SLUG } from '../../../contract/paths.ts';
import { anybody } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { emptyBody, route, routes } from '../../platform/http/route.ts';
import { refusalOf } from '../../platform/session.ts';
import { listAlerts } from './list.ts';
import { sayMeToo } from './me-too.ts';
import { presentAlert } from './present.ts';
import { publicAlert as publicAlertOf } from './queries.ts';
import { alertStatistics } from './stats.ts';
import { visitorMark } from './visitor-mark.ts';

export const alertRoutes = routes(
  'alerts',
  route('GET /api/alerts', {
    summary: 'Public alerts, searched, filtered and sorted',
    access: anybody,
    query: alertsQuery,
    answer: ok(alertPage, 'A page of alerts'),
    handle: ({ services, query }) => listAlerts(services.db, query),
  }),
  route('GET /api/alerts/stats', {
    summary: 'Figures over all public alerts',
    access: anybody,
    answer: ok(alertStats, 'The figures'),
    handle: ({ services }) => alertStatistics(services),
  }),
  route('GET /api/alerts/{id}', {
    summary: 'One public alert, by its id or the slug of its page',
    access: anybody,
    // An id has the form of a slug.
    params: z.object({ id: z.string().regex(ALERT_SLUG).max(200) }),
    answer: ok(publicAlert, 'The alert'),
    errors: ['not_found'],
    handle: async ({ services, id }) => presentAlert(await publicAlertOf(services.db, id)),
  }),
  route('POST /api/alerts/{id}/me-too', {
    summary: '« Moi aussi », once for a visitor and an account',
    access: anybody,
    body: emptyBody,
    limits: ({ c }) => [['meTooAddress', clientAddress(c)]],
    answer: ok(meTooResult, 'The count'),
    errors: ['not_found', 'foreign_origin'],
    async handle({ c, services, id }) {
      const cookies = c.req.header('cookie');
      const session = await services.sessions.read(cookies);
      // A person whose account is closed counts as a visitor.
      const account = session && !refusalOf(session.account.status) ? session.account : undefined;
      const secure = services.env.publicUrl.protocol === 'https:';
      const { visitor, cookie } = visitorMark(services.key, cookies, secure);
      const voice = { visitor, accountId: account?.id, address: clientAddress(c) };
      const result = await sayMeToo(services, id, voice);
      if (session?.refreshed) c.header('set-cookie', session.refreshed, { append: true });
      if (cookie) c.header('set-cookie', cookie, { append: true });
      return result;
    },
  }),
);
