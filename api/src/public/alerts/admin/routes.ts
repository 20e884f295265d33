import {
  adminAlert,
  adminAlertRow,
  alertCreation,
  alertUpdate,
} from '../../../../contract/alerts-admin.ts';
import { PROPOSAL_ERRORS } from '../../../people/approvals/propose.ts';
import { AppError } from '../../../platform/errors.ts';
import { staff } from '../../../platform/http/access.ts';
import { either, ok } from '../../../platform/http/answers.ts';
import { listRoutes } from '../../../platform/http/list-routes.ts';
import { route, routes } from '../../../platform/http/route.ts';
import { createFromReport } from '../from-report/create.ts';
import { createAlert } from './create.ts';
import { alertColumns } from './csv.ts';
import { adminAlertList } from './list.ts';
import { presentAlertRow } from './present.ts';
import { noted, readAdminAlert } from './read.ts';
import { updateAlert } from './update.ts';

const access = staff('systemSettings');

export const alertAdminRoutes = routes(
  'alerts',
  listRoutes('GET /api/admin/alerts', {
    summary: 'Every alert',
    access,
    list: adminAlertList,
    item: adminAlertRow,
    check({ reportId }, { may }) {
      if (reportId !== undefined && !may.manageReports) throw new AppError('permission_denied');
    },
    present: presentAlertRow,
    csv: { file: 'alertes', of: 'alerts', columns: alertColumns },
  }),
  route('GET /api/admin/alerts/{id}', {
    summary: 'One alert, and what was taken out of its report for who may read reports',
    access,
    answer: ok(adminAlert, 'The alert'),
    errors: ['not_found'],
    handle: async ({ services, actor, id, may }) =>
      noted(services, actor, await readAdminAlert(services.db, id, may)),
  }),
  route('POST /api/admin/alerts', {
    summary: 'Make a pending alert by hand, or of a report (which also needs manageReports)',
    access,
    body: alertCreation,
    answer: either(adminAlert, {
      200: 'The alert that the report had already',
      201: 'The alert',
    }),
    errors: ['not_found'],
    async handle({ services, actor, may, body }) {
      if (!('reportId' in body)) {
        return { status: 201, body: await createAlert(services, actor, may, body) } as const;
      }
      const { created, alert } = await createFromReport(services, actor, may, body.reportId);
      return {
        status: created ? 201 : 200,
        body: await noted(services, actor, alert),
      } as const;
    },
  }),
  route('PUT /api/admin/alerts/{id}', {
    summary: 'Set texts, indicators and status; read-only fields of the record are ignored',
    access,
    body: alertUpdate,
    answer: ok(adminAlert, 'The alert as it is now'),
    errors: ['not_found', 'stale_version', 'alert_transition', ...PROPOSAL_ERRORS],
    handle: async ({ services, actor, may, id, body }) =>
      noted(services, actor, await updateAlert(services, actor, may, id, body)),
  }),
);
