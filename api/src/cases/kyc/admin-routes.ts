import { z } from 'zod';
import {
  type AdminKycDetail,
  adminKycDetail,
  adminKycRow,
  KYC_SLOTS,
  kycUpdate,
} from '../../../contract/kyc.ts';
import { sendFile } from '../../people/documents/send.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import type { Person, Services } from '../../platform/context.ts';
import { staff } from '../../platform/http/access.ts';
import { ok, raw } from '../../platform/http/answers.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminKycList } from './admin-list.ts';
import { kycColumns } from './csv.ts';
import { kycDetailOf } from './detail.ts';
import { presentAdminKycRow } from './present.ts';
import { updateKyc } from './update.ts';
import { viewDocument } from './view-document.ts';

const access = staff('manageReports');

/** It answers what stands on the papers, also to who changed nothing. */
async function noted(services: Services, actor: Person, request: AdminKycDetail) {
  await noteRead(services, actor, ['kyc-verifications', request.id], request.userId);
  return request;
}

export const kycAdminRoutes = routes(
  'kyc',
  listRoutes('GET /api/admin/kyc-verifications', {
    summary: 'Every identity request',
    access,
    list: adminKycList,
    item: adminKycRow,
    present: presentAdminKycRow,
    csv: { file: 'identites', of: 'kyc-verifications', columns: kycColumns },
  }),
  route('GET /api/admin/kyc-verifications/{id}', {
    summary: 'One request with who looked at its photos; the read is written down',
    access,
    answer: ok(adminKycDetail, 'The request'),
    errors: ['not_found'],
    handle: async ({ services, actor, id }) =>
      noted(services, actor, await kycDetailOf(services.db, id, services.key)),
  }),
  route('PUT /api/admin/kyc-verifications/{id}', {
    summary: 'Set status and note; the account follows',
    access,
    body: kycUpdate,
    answer: ok(adminKycDetail, 'The request as it is now'),
    errors: ['not_found', 'stale_version', 'own_affair', 'kyc_superseded', 'kyc_unseen'],
    handle: async ({ services, actor, id, body }) =>
      noted(services, actor, await updateKyc(services, actor, id, body)),
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
