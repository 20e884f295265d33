import { adminBalance, newBalance } from '../../../contract/ledger.ts';
import { PROPOSAL_ERRORS } from '../../people/approvals/propose.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminBalanceOf } from './admin-balance.ts';
import { setBalance } from './set-balance.ts';

const access = staff('managePayments');

export const ledgerAdminRoutes = routes(
  'ledger',
  route('GET /api/admin/users/{id}/balance', {
    summary: 'One person’s money, with who wrote what; the read is written down',
    access,
    answer: ok(adminBalance, 'The money'),
    errors: ['user_not_found'],
    async handle({ services, account, actor, id }) {
      const at = services.now().toISOString();
      const money = await adminBalanceOf(services.db, id, account.id, at);
      await noteRead(services, actor, ['users', id], id);
      return money;
    },
  }),
  route('POST /api/admin/users/{id}/recovered-amount', {
    summary: 'Set the available balance; waits for a second staff member where there is one',
    access,
    body: newBalance,
    once: true,
    answer: ok(adminBalance, 'The money as it is now'),
    errors: ['user_not_found', 'stale_version', ...PROPOSAL_ERRORS, 'report_amount_negative'],
    async handle({ services, actor, id, body, key }) {
      const money = await setBalance(services, actor, id, body, key);
      // It answers the whole of it, also to who changed nothing.
      await noteRead(services, actor, ['users', id], id);
      return money;
    },
  }),
);
