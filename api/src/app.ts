import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { adminSummaryRoutes } from './admin-summary/routes.ts';
import { alertAdminRoutes } from './alerts/admin/routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { auditAdminRoutes } from './audit/admin-routes.ts';
import { linkRoutes } from './auth/link-routes.ts';
import { ownAccessRoutes } from './auth/me-routes.ts';
import { restrictedAccessRoutes } from './auth/restricted-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { ownSessionRoutes } from './auth/session-routes.ts';
import { checkRoutes } from './checks/routes.ts';
import type { HonoEnv, Services } from './context.ts';
import { contractAdminRoutes } from './contracts/admin-routes.ts';
import { contractRoutes } from './contracts/routes.ts';
import { disputeAdminRoutes } from './disputes/admin-routes.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { docsRoutes } from './docs/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { AppError } from './errors.ts';
import { healthRoutes } from './health/routes.ts';
import { onError } from './http/on-error.ts';
import { requestLog } from './http/request-log.ts';
import { apiHeaders, isSafe, sameOrigin } from './http/security.ts';
import { invoiceAdminRoutes } from './invoices/admin-routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { kycAdminRoutes } from './kyc/admin-routes.ts';
import { kycRoutes } from './kyc/routes.ts';
import { listAdminRoutes } from './lists/admin-routes.ts';
import { liveRoutes } from './live/routes.ts';
import { notificationAdminRoutes } from './notifications/admin-routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { paymentSettingsAdminRoutes } from './payment-settings/admin-routes.ts';
import { paymentOptionRoutes } from './payment-settings/routes.ts';
import { paymentAdminRoutes } from './payments/admin-routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { reportAdminRoutes } from './reports/admin-routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { retentionAdminRoutes } from './retention/admin-routes.ts';
import { siteSettingsAdminRoutes } from './site-settings/admin-routes.ts';
import { siteSettingsRoutes } from './site-settings/routes.ts';
import { staffAdminRoutes } from './staff/admin-routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { supportTicketAdminRoutes } from './support-tickets/admin-routes.ts';
import { supportTicketRoutes } from './support-tickets/routes.ts';
import { userAdminRoutes } from './users/admin-routes.ts';
import { userRoutes } from './users/routes.ts';
import { withdrawalAdminRoutes } from './withdrawals/admin-routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

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
    listAdminRoutes,
    adminSummaryRoutes,
    reportAdminRoutes,
    paymentAdminRoutes,
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
