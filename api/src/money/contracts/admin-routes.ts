import {
  type AdminContract,
  adminContract,
  contractRefund,
  contractUpdate,
  newContract,
  receivedRenunciation,
} from '../../../contract/contracts.ts';
import { PROPOSAL_ERRORS } from '../../people/approvals/propose.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import type { Person, Services } from '../../platform/context.ts';
import { staff } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminContractById, adminContractList } from './admin-list.ts';
import { contractColumns } from './csv.ts';
import { draftContract } from './draft.ts';
import { presentAdminContract } from './present.ts';
import { recordRenunciation } from './record-renunciation.ts';
import { refundContract } from './refund.ts';
import { updateContract } from './update.ts';

const access = staff('managePayments');

/** It answers the whole contract, also to who changed nothing. */
async function noted(services: Services, actor: Person, contract: AdminContract) {
  await noteRead(services, actor, ['contracts', contract.id], contract.userId);
  return contract;
}

export const contractAdminRoutes = routes(
  'contracts',
  listRoutes('GET /api/admin/contracts', {
    summary: 'Every contract; `{"refundDue":true}` gives the refunds to do',
    access,
    list: adminContractList,
    item: adminContract,
    present: (row, { services }) => presentAdminContract(row, services.now()),
    csv: { file: 'contrats', of: 'contracts', columns: contractColumns },
  }),
  route('GET /api/admin/contracts/{id}', {
    summary: 'One contract; the read is written down',
    access,
    answer: ok(adminContract, 'The contract'),
    errors: ['not_found'],
    handle: async ({ services, actor, id }) =>
      noted(
        services,
        actor,
        presentAdminContract(await adminContractById(services.db, id), services.now()),
      ),
  }),
  route('POST /api/admin/contracts', {
    summary: 'Draft one for a report; once for an Idempotency-Key',
    access,
    body: newContract,
    once: true,
    answer: created(adminContract, 'The draft'),
    errors: ['own_affair'],
    handle: ({ services, actor, body, key }) => draftContract(services, actor, body, key),
  }),
  route('PUT /api/admin/contracts/{id}', {
    summary: 'Rewrite a draft; `status` offers it or withdraws it',
    access,
    body: contractUpdate,
    answer: ok(adminContract, 'The contract as it is now'),
    errors: ['not_found', 'own_affair', 'stale_version', 'contract_fixed'],
    handle: ({ services, actor, id, body }) => updateContract(services, actor, id, body),
  }),
  route('POST /api/admin/contracts/{id}/refund', {
    summary:
      'Mark the refund of a renounced contract as made; a large one waits for a second person',
    access,
    body: contractRefund,
    answer: ok(adminContract, 'The contract as it is now'),
    errors: [
      'not_found',
      'own_affair',
      'account_erased',
      'contract_not_renounced',
      'payment_unverified',
      'nothing_to_refund',
      'refund_recorded',
      ...PROPOSAL_ERRORS,
    ],
    handle: async ({ services, actor, id, body }) =>
      noted(services, actor, await refundContract(services, actor, id, body.reference)),
  }),
  route('POST /api/admin/contracts/{id}/renunciation', {
    summary:
      'Record a renunciation that came by letter or by e-mail; a large or late one waits for a second person',
    access,
    body: receivedRenunciation,
    answer: ok(adminContract, 'The contract as it is now'),
    errors: [
      'not_found',
      'own_affair',
      'account_erased',
      'contract_not_accepted',
      'contract_replaced',
      'renunciation_too_late',
      'stale_version',
      ...PROPOSAL_ERRORS,
    ],
    handle: async ({ services, actor, id, body }) =>
      noted(services, actor, await recordRenunciation(services, actor, id, body)),
  }),
);
