import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { kycAdminRoutes } from '../cases/kyc/admin-routes.ts';
import { kycRoutes } from '../cases/kyc/routes.ts';
import { reportAdminRoutes } from '../cases/reports/admin-routes.ts';
import { reportRoutes } from '../cases/reports/routes.ts';
import { supportTicketAdminRoutes } from '../cases/support-tickets/admin-routes.ts';
import { supportTicketRoutes } from '../cases/support-tickets/routes.ts';
import { contractAdminRoutes } from '../money/contracts/admin-routes.ts';
import { contractRoutes } from '../money/contracts/routes.ts';
import { invoiceAdminRoutes } from '../money/invoices/admin-routes.ts';
import { invoiceRoutes } from '../money/invoices/routes.ts';
import { ledgerAdminRoutes } from '../money/ledger/admin-routes.ts';
import { ledgerRoutes } from '../money/ledger/routes.ts';
import { paymentSettingsAdminRoutes } from '../money/payment-settings/admin-routes.ts';
import { paymentOptionRoutes } from '../money/payment-settings/routes.ts';
import { paymentAdminRoutes } from '../money/payments/admin-routes.ts';
import { paymentRoutes } from '../money/payments/routes.ts';
import { withdrawalAdminRoutes } from '../money/withdrawals/admin-routes.ts';
import { withdrawalRoutes } from '../money/withdrawals/routes.ts';
import { linkRoutes } from '../people/auth/link-routes.ts';
import { ownAccessRoutes } from '../people/auth/me-routes.ts';
import { restrictedAccessRoutes } from '../people/auth/restricted-routes.ts';
import { authRoutes } from '../people/auth/routes.ts';
import { ownSessionRoutes } from '../people/auth/session-routes.ts';
import { documentRoutes } from '../people/documents/routes.ts';
import { notificationAdminRoutes } from '../people/notifications/admin-routes.ts';
import { notificationRoutes } from '../people/notifications/routes.ts';
import { staffAdminRoutes } from '../people/staff/admin-routes.ts';
import { staffRoutes } from '../people/staff/routes.ts';
import { userAdminRoutes } from '../people/users/admin-routes.ts';
import { userRoutes } from '../people/users/routes.ts';
import { auditAdminRoutes } from '../platform/audit/admin-routes.ts';
import type { HonoEnv, Services } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { onError } from '../platform/http/on-error.ts';
import { requestLog } from '../platform/http/request-log.ts';
import { apiHeaders, isSafe, sameOrigin } from '../platform/http/security.ts';
import { liveRoutes } from '../platform/live/routes.ts';
import { personalDataRoutes } from '../privacy/personal-data/routes.ts';
import { retentionAdminRoutes } from '../privacy/retention/admin-routes.ts';
import { alertAdminRoutes } from '../public/alerts/admin/routes.ts';
import { alertRoutes } from '../public/alerts/routes.ts';
import { listAdminRoutes } from '../public/blocklists/admin-routes.ts';
import { checkRoutes } from '../public/checks/routes.ts';
import { disputeAdminRoutes } from '../public/disputes/admin-routes.ts';
import { disputeRoutes } from '../public/disputes/routes.ts';
import { publicationAdminRoutes } from '../public/publication/admin-routes.ts';
import { siteSettingsAdminRoutes } from '../public/site-settings/admin-routes.ts';
import { siteSettingsRoutes } from '../public/site-settings/routes.ts';
import { adminSummaryRoutes } from './admin-summary/routes.ts';
import { docsRoutes } from './docs/routes.ts';
import { healthRoutes } from './health/routes.ts';

/** JSON bodies: the longest form is a report of some 20,000 characters. */
const MAX_JSON_BYTES = 256 * 1024;

const jsonLimit = bodyLimit({
  maxSize: MAX_JSON_BYTES,
  onError: () => {
    throw new AppError('payload_too_large');
  },
});

/** The API. `frontEndsReady` tells whether the three front ends are there to be served. */
export function createApp(services: Services, frontEndsReady: () => boolean) {
  const app = new OpenAPIHono<HonoEnv>();
  app.use('*', (c, next) => {
    c.set('services', services);
    return next();
  });
  app.use('*', requestLog, apiHeaders(services.env.publicUrl.protocol === 'https:'), sameOrigin);
  // A HEAD is answered by its GET without the body: what the body holds open is let go at once.
  app.use('*', async (c, next) => {
    await next();
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
  });
  // Uploads have their own bound, which streams; asking a GET for its body costs a twentieth of it.
  app.use('*', (c, next) =>
    isSafe(c.req.method) || c.req.path === '/api/documents' ? next() : jsonLimit(c, next),
  );

  // Made of every schema there is: once, when somebody asks for it.
  let made: ReturnType<typeof app.getOpenAPI31Document> | undefined;
  const document = () => {
    made ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Parade', version: '1' },
    });
    return made;
  };
  for (const routes of [
    healthRoutes(frontEndsReady),
    authRoutes,
    restrictedAccessRoutes,
    linkRoutes,
    ownAccessRoutes,
    ownSessionRoutes,
    userRoutes,
    personalDataRoutes,
    reportRoutes,
    paymentRoutes,
    ledgerRoutes,
    withdrawalRoutes,
    supportTicketRoutes,
    kycRoutes,
    documentRoutes,
    contractRoutes,
    invoiceRoutes,
    notificationRoutes,
    liveRoutes,
    alertRoutes,
    disputeRoutes,
    disputeAdminRoutes,
    alertAdminRoutes,
    checkRoutes,
    paymentOptionRoutes,
    siteSettingsRoutes,
    siteSettingsAdminRoutes,
    publicationAdminRoutes,
    listAdminRoutes,
    adminSummaryRoutes,
    reportAdminRoutes,
    paymentAdminRoutes,
    ledgerAdminRoutes,
    withdrawalAdminRoutes,
    supportTicketAdminRoutes,
    kycAdminRoutes,
    contractAdminRoutes,
    invoiceAdminRoutes,
    notificationAdminRoutes,
    paymentSettingsAdminRoutes,
    userAdminRoutes,
    staffRoutes,
    staffAdminRoutes,
    auditAdminRoutes,
    retentionAdminRoutes,
    docsRoutes(document),
  ]) {
    app.route('/', routes);
  }

  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'parade_session',
  });

  app.notFound((c) => onError(new AppError('not_found'), c));
  app.onError(onError);
  return app;
}
