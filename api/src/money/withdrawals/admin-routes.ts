import {
  adminWithdrawal,
  adminWithdrawalRow,
  withdrawalUpdate,
} from '../../../contract/withdrawals.ts';
import { PROPOSAL_ERRORS } from '../../people/approvals/propose.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminWithdrawalList } from './admin-list.ts';
import { withdrawalColumns } from './csv.ts';
import { presentAdminWithdrawal, presentAdminWithdrawalRow } from './present.ts';
import { withdrawalOf } from './queries.ts';
import { updateWithdrawal } from './update.ts';

const access = staff('managePayments');

export const withdrawalAdminRoutes = routes(
  'withdrawals',
  listRoutes('GET /api/admin/withdrawals', {
    summary: 'Every withdrawal',
    access,
    list: adminWithdrawalList,
    item: adminWithdrawalRow,
    present: presentAdminWithdrawalRow,
    csv: { file: 'retraits', of: 'withdrawals', columns: withdrawalColumns },
  }),
  route('GET /api/admin/withdrawals/{id}', {
    summary: 'One withdrawal; the read is written down',
    access,
    answer: ok(adminWithdrawal, 'The withdrawal'),
    errors: ['withdrawal_not_found'],
    async handle({ services, actor, id }) {
      const withdrawal = await withdrawalOf(services.db, id, 'staff');
      await noteRead(services, actor, ['withdrawals', id], withdrawal.userId);
      return presentAdminWithdrawal(withdrawal, services.key);
    },
  }),
  route('PUT /api/admin/withdrawals/{id}', {
    summary: 'Set status, note and proof of payout; approving takes the amount off the balance',
    access,
    body: withdrawalUpdate,
    answer: ok(adminWithdrawal, 'The withdrawal as it is now'),
    errors: [
      'withdrawal_not_found',
      'stale_version',
      'insufficient_balance',
      'own_affair',
      'withdrawal_cancelled',
      'identity_first',
      'funds_basis_missing',
      ...PROPOSAL_ERRORS,
    ],
    async handle({ services, actor, id, body }) {
      const withdrawal = await updateWithdrawal(services, actor, id, body);
      await noteRead(services, actor, ['withdrawals', id], withdrawal.userId);
      return withdrawal;
    },
  }),
);
