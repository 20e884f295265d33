import { createRoute, z } from '@hono/zod-openapi';
import {
  ADMIN_ALERT_SORTS,
  adminAlert,
  adminAlertFilter,
  adminAlertRow,
  alertCreation,
  alertUpdate,
} from '../../../../contract/alerts-admin.ts';
import { adminListQuery } from '../../../../contract/pagination.ts';
import { AppError } from '../../../platform/errors.ts';
import { actorOf, staff } from '../../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../../platform/http/answers.ts';
import { idParam, router } from '../../../platform/http/router.ts';
import { createFromReport } from '../from-report/create.ts';
import { createAlert } from './create.ts';
import { adminAlerts } from './list.ts';
import { presentAlertRow } from './present.ts';
import { readAdminAlert } from './read.ts';
import { updateAlert } from './update.ts';

const tags = ['alerts'];
const REFUSED = ['session_required', 'permission_denied'] as const;

const getAlerts = createRoute({
  method: 'get',
  path: '/api/admin/alerts',
  tags,
  summary: 'Every alert; `Content-Range` carries the total',
  ...staff('systemSettings'),
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(adminAlertRow), 'Rows'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const getAlert = createRoute({
  method: 'get',
  path: '/api/admin/alerts/{id}',
  tags,
  summary: 'One alert, and what was taken out of its report for who may read reports',
  ...staff('systemSettings'),
  request: { params: idParam },
  responses: { 200: json(adminAlert, 'The alert'), ...refusals(...REFUSED, 'not_found') },
});

const postAlert = createRoute({
  method: 'post',
  path: '/api/admin/alerts',
  tags,
  summary: 'Make a pending alert by hand, or of a report (which also needs manageReports)',
  ...staff('systemSettings'),
  request: { body: body(alertCreation) },
  responses: {
    200: json(adminAlert, 'The alert that the report had already'),
    201: json(adminAlert, 'The alert'),
    ...refusals(...REFUSED, 'not_found', 'validation'),
  },
});

const putAlert = createRoute({
  method: 'put',
  path: '/api/admin/alerts/{id}',
  tags,
  summary: 'Set texts, indicators and status; read-only fields of the record are ignored',
  ...staff('systemSettings'),
  request: { params: idParam, body: body(alertUpdate) },
  responses: {
    200: json(adminAlert, 'The alert as it is now'),
    ...refusals(...REFUSED, 'not_found', 'validation', 'stale_version', 'alert_transition'),
  },
});

export const alertAdminRoutes = router()
  .openapi(getAlerts, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: adminAlertFilter,
      sorts: ADMIN_ALERT_SORTS,
      fallback: 'createdAt',
    });
    if (query.filter.reportId !== undefined && !c.var.staff.manageReports) {
      throw new AppError('permission_denied');
    }
    const { rows, total } = await adminAlerts(c.var.services, query);
    c.header('content-range', contentRange('alerts', query.offset, rows.length, total));
    return c.json(rows.map(presentAlertRow), 200);
  })
  .openapi(getAlert, async (c) => {
    const { services, staff } = c.var;
    return c.json(await readAdminAlert(services.db, c.req.valid('param').id, staff), 200);
  })
  .openapi(postAlert, async (c) => {
    const { services, staff } = c.var;
    const wanted = c.req.valid('json');
    if (!('reportId' in wanted)) {
      return c.json(await createAlert(services, actorOf(c), staff, wanted), 201);
    }
    const made = await createFromReport(services, actorOf(c), staff, wanted.reportId);
    return c.json(made.alert, made.created ? 201 : 200);
  })
  .openapi(putAlert, async (c) => {
    const { services, staff } = c.var;
    const { id } = c.req.valid('param');
    const saved = await updateAlert(services, actorOf(c), staff, id, c.req.valid('json'));
    return c.json(saved, 200);
  });
