import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  ADMIN_KYC_SORTS,
  adminKycDetail,
  adminKycFilter,
  adminKycVerification,
  KYC_SLOTS,
  kycUpdate,
} from '../../../contract/kyc.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import { sendFile } from '../../people/documents/send.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { adminKyc } from './admin-list.ts';
import { kycDetailOf } from './detail.ts';
import { presentAdminKyc } from './present.ts';
import { updateKyc } from './update.ts';
import { lookAtPaper } from './view-document.ts';

const tags = ['kyc'];
const REFUSED = ['session_required', 'permission_denied'] as const;

const getRequests = createRoute({
  method: 'get',
  path: '/api/admin/kyc-verifications',
  tags,
  summary: 'Every identity request; `Content-Range` carries the total',
  ...staff('manageReports'),
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(adminKycVerification), 'Rows'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const getRequest = createRoute({
  method: 'get',
  path: '/api/admin/kyc-verifications/{id}',
  tags,
  summary: 'One request with who looked at its papers',
  ...staff('manageReports'),
  request: { params: idParam },
  responses: { 200: json(adminKycDetail, 'The request'), ...refusals(...REFUSED, 'not_found') },
});

const putRequest = createRoute({
  method: 'put',
  path: '/api/admin/kyc-verifications/{id}',
  tags,
  summary: 'Set status and note; the account follows',
  ...staff('manageReports'),
  request: { params: idParam, body: body(kycUpdate) },
  responses: {
    200: json(adminKycDetail, 'The request as it is now'),
    ...refusals(...REFUSED, 'not_found', 'validation', 'stale_version'),
    ...refusals('own_affair', 'kyc_superseded', 'payment_details_refused'),
  },
});

const getPaper = createRoute({
  method: 'get',
  path: '/api/admin/kyc-verifications/{id}/documents/{slot}',
  tags,
  summary: 'One side of the paper with a watermark; each look is written down',
  ...staff('manageReports'),
  request: { params: idParam.extend({ slot: z.enum(KYC_SLOTS) }) },
  responses: {
    200: {
      description: 'The picture',
      content: { 'application/octet-stream': { schema: z.string() } },
    },
    ...refusals(...REFUSED, 'not_found'),
  },
});

export const kycAdminRoutes = router()
  .openapi(getRequests, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: adminKycFilter,
      sorts: ADMIN_KYC_SORTS,
      fallback: 'submittedAt',
    });
    const { rows, total } = await adminKyc(c.var.services, query);
    c.header('content-range', contentRange('kyc-verifications', query.offset, rows.length, total));
    return c.json(rows.map(presentAdminKyc), 200);
  })
  .openapi(getRequest, async (c) =>
    c.json(await kycDetailOf(c.var.services.db, c.req.valid('param').id), 200),
  )
  .openapi(putRequest, async (c) => {
    const { id } = c.req.valid('param');
    const update = c.req.valid('json');
    return c.json(await updateKyc(c.var.services, actorOf(c), id, update), 200);
  })
  .openapi(getPaper, async (c) => {
    const { id, slot } = c.req.valid('param');
    return sendFile(c, await lookAtPaper(c.var.services, actorOf(c), id, slot));
  });
