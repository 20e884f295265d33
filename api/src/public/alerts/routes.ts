import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  alertPage,
  alertStats,
  alertsQuery,
  meTooResult,
  publicAlert,
} from '../../../contract/alerts.ts';
import { ALERT_SLUG } from '../../../contract/paths.ts';
import { emptyBody, json, refusals } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { refusalOf } from '../../platform/session.ts';
import { listAlerts } from './list.ts';
import { sayMeToo } from './me-too.ts';
import { presentAlert } from './present.ts';
import { publicAlert as publicAlertOf } from './queries.ts';
import { alertStatistics } from './stats.ts';
import { visitorMark } from './visitor-mark.ts';

const tags = ['alerts'];

/** An id has the form of a slug. */
const idOrSlug = z.object({ id: z.string().regex(ALERT_SLUG).max(200) });

const getAlerts = createRoute({
  method: 'get',
  path: '/api/alerts',
  tags,
  summary: 'Public alerts, searched, filtered and sorted',
  request: { query: alertsQuery },
  responses: { 200: json(alertPage, 'A page of alerts'), ...refusals('invalid_query') },
});

const getStats = createRoute({
  method: 'get',
  path: '/api/alerts/stats',
  tags,
  summary: 'Figures over all public alerts',
  responses: { 200: json(alertStats, 'The figures') },
});

const getAlert = createRoute({
  method: 'get',
  path: '/api/alerts/{id}',
  tags,
  summary: 'One public alert, by its id or the slug of its page',
  request: { params: idOrSlug },
  responses: { 200: json(publicAlert, 'The alert'), ...refusals('not_found') },
});

const postMeToo = createRoute({
  method: 'post',
  path: '/api/alerts/{id}/me-too',
  tags,
  summary: '« Moi aussi », once for a visitor and an account',
  request: { params: idParam, body: emptyBody },
  responses: {
    200: json(meTooResult, 'The count'),
    ...refusals('not_found', 'rate_limited', 'foreign_origin'),
  },
});

export const alertRoutes = router()
  .openapi(getAlerts, async (c) =>
    c.json(await listAlerts(c.var.services.db, c.req.valid('query')), 200),
  )
  .openapi(getStats, async (c) => c.json(await alertStatistics(c.var.services), 200))
  .openapi(getAlert, async (c) => {
    const found = await publicAlertOf(c.var.services.db, c.req.valid('param').id);
    return c.json(presentAlert(found), 200);
  })
  .openapi(postMeToo, async (c) => {
    const { services } = c.var;
    const address = clientAddress(c);
    await services.limits.take('meTooAddress', address);
    const cookies = c.req.header('cookie');
    const session = await services.sessions.read(cookies);
    // Whoever may not use their account is a visitor like any other.
    const account = session && !refusalOf(session.account.status) ? session.account : undefined;
    const secure = services.env.publicUrl.protocol === 'https:';
    const { visitor, cookie } = visitorMark(services.key, cookies, secure);
    const voice = { visitor, accountId: account?.id, address };
    const result = await sayMeToo(services, c.req.valid('param').id, voice);
    if (session?.refreshed) c.header('set-cookie', session.refreshed, { append: true });
    if (cookie) c.header('set-cookie', cookie, { append: true });
    return c.json(result, 200);
  });
