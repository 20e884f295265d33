import { z } from 'zod';
import {
  adminKycDetail,
  adminKycVerification,
  KYC_SLOTS,
  kycUpdate,
} from '../../../contract/kyc.ts';
import { sendFile } from '../../people/documents/send.ts';
import { staff } from '../../platform/http/access.ts';
import { ok, raw } from '../../platform/http/answers.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminKycList } from './admin-list.ts';
import { kycColumns } from './csv.ts';
import { kycDetailOf } from './detail.ts';
import { presentAdminKyc } from './present.ts';
import { updateKyc } from './update.ts';
import { viewDocument } from './view-document.ts';

const access = staff('manageReports');

export const kycAdminRoutes = routes(
  'kyc',
  listRoutes('GET /api/admin/kyc-verifications', {
    summary: 'Every identity request',
    access,
    list: adminKycList,
    item: adminKycVerification,
    present: (row, { services }) => presentAdminKyc(row, services.key),
    csv: { file: 'identites', of: 'kyc-verifications', columns: kycColumns },
  }),
  route('GET /api/admin/kyc-verifications/{id}', {
    summary: 'One request with who looked at its photos',
    access,
    answer: ok(adminKycDetail, 'The request'),
    errors: ['not_found'],
    handle: ({ services, id }) => kycDetailOf(services.db, id, services.key),
  }),
  route('PUT /api/admin/kyc-verifications/{id}', {
    summary: 'Set status and note; the account follows',
    access,
    body: kycUpdate,
    answer: ok(adminKycDetail, 'The request as it is now'),
    errors: ['not_found', 'stale_version', 'own_affair', 'kyc_superseded', 'kyc_unseen'],
    handle: ({ services, actor, id, body }) => updateKyc(services, actor, id, body),
  }),
  route('GET /api/admin/kyc-verifications/{id}/documents/{slot}', {
    summary: 'One side of the identity document with a watermark; each look is written down',
    access,
    params: z.object({ id: z.uuid(), slot: z.enum(KYC_SLOTS) }),
    answer: raw('application/octet-stream', 'The picture'),
    errors: ['not_found', 'document_lost'],
    handle: async ({ c, services, actor, id, slot }) =>
      sendFile(c, await viewDocument(services, actor, id, slot)),
  }),
);
