import { z } from 'zod';
import {
  adminBalance,
  newBalance,
  proposedAmount,
  proposedAmountDecision,
} from '../../../contract/ledger.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import { staff } from '../../platform/http/access.ts';
import { contentRange } from '../../platform/http/admin-list.ts';
import { ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminBalanceOf } from './admin-balance.ts';
import { decideProposal } from './decide-proposal.ts';
import { proposedAmounts } from './proposals.ts';
import { setBalance } from './set-balance.ts';

const access = staff('managePayments');

const decision = (
  noun: 'confirmation' | 'rejection',
  decided: 'confirmed' | 'rejected',
  summary: string,
) =>
  route(`POST /api/admin/users/{id}/recovered-amount/${noun}`, {
    summary,
    access,
    body: proposedAmountDecision,
    answer: ok(adminBalance, 'The money as it is now'),
    errors: [
      'user_not_found',
      'recovered_amount_decided',
      'second_person_required',
      'balance_negative',
      'report_amount_negative',
    ],
    handle: ({ services, actor, id, body }) =>
      decideProposal(services, actor, id, body.proposal, decided),
  });

export const ledgerAdminRoutes = routes(
  'ledger',
  route('GET /api/admin/users/{id}/balance', {
    summary: 'One person’s money, with who wrote what',
    access,
    answer: ok(adminBalance, 'The money'),
    errors: ['user_not_found'],
    handle: ({ services, account, id }) => adminBalanceOf(services.db, id, account.id),
  }),
  route('POST /api/admin/users/{id}/recovered-amount', {
    summary: 'Set the available balance; waits for a second staff member where there is one',
    access,
    body: newBalance,
    once: true,
    answer: ok(adminBalance, 'The money as it is now'),
    errors: [
      'user_not_found',
      'stale_version',
      'recovered_amount_waiting',
      'report_amount_negative',
    ],
    handle: ({ services, actor, id, body, key }) => setBalance(services, actor, id, body, key),
  }),
  decision('confirmation', 'confirmed', 'Confirm what another staff member set'),
  decision('rejection', 'rejected', 'Reject it, or take one’s own back'),
  route('GET /api/admin/recovered-amounts', {
    summary: 'Amounts that wait for a second staff member, the oldest first',
    access,
    query: adminListQuery,
    answer: ok(z.array(proposedAmount), 'All of them; `Content-Range` carries the total'),
    async handle({ c, services, account }) {
      const rows = await proposedAmounts(services.db, account.id);
      c.header('content-range', contentRange('recovered-amounts', 0, rows.length, rows.length));
      return rows;
    },
  }),
);
