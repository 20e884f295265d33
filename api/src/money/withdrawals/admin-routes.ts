import {
  adminWithdrawal,
  adminWithdrawalsQuery,
  withdrawalUpdate,
} from '../../../contract/withdrawals.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { listRoute } from '../../platform/http/list-route.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminWithdrawals } from './admin-list.ts';
import { presentAdminWithdrawal } from './present.ts';
import { withdrawalOf } from './queries.ts';
import { updateWithdrawal } from './update.ts';

const access = staff('managePayments');

export const withdrawalAdminRoutes = routes(
  'withdrawals',
  listRoute('GET /api/admin/withdrawals', {
    summary: 'Every withdrawal',
    access,
    query: adminWithdrawalsQuery,
    item: adminWithdrawal,
    rows: adminWithdrawals,
    present: presentAdminWithdrawal,
  }),
  route('GET /api/admin/withdrawals/{id}', {
    summary: 'One withdrawal',
    access,
    answer: ok(adminWithdrawal, 'The withdrawal'),
    errors: ['withdrawal_not_found'],
    handle: async ({ services, id }) =>
      presentAdminWithdrawal(await withdrawalOf(services.db, id, 'staff')),
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
    ],
    handle: ({ services, actor, id, body }) => updateWithdrawal(services, actor, id, body),
  }),
);
