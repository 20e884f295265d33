import {
  newWithdrawal,
  withdrawal,
  withdrawalPage,
  withdrawalsQuery,
} from '../../../contract/withdrawals.ts';
import { signedInWhateverStatus } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { emptyBody, route, routes } from '../../platform/http/route.ts';
import { cancelWithdrawal } from './cancel.ts';
import { presentWithdrawal } from './present.ts';
import { ownWithdrawals } from './queries.ts';
import { requestWithdrawal } from './request.ts';

export const withdrawalRoutes = routes(
  'withdrawals',
  route('GET /api/withdrawals', {
    summary: 'Own withdrawals, newest first',
    access: signedInWhateverStatus,
    query: withdrawalsQuery,
    answer: ok(withdrawalPage, 'A page of withdrawals'),
    async handle({ services, account, query }) {
      const { rows, nextCursor } = await ownWithdrawals(services.db, account.id, query);
      return { items: rows.map((row) => presentWithdrawal(row, services.key)), nextCursor };
    },
  }),
  route('POST /api/withdrawals', {
    summary: 'Ask for a payout; once for an Idempotency-Key',
    access: signedInWhateverStatus,
    body: newWithdrawal,
    once: true,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: created(withdrawal, 'The request, to be decided'),
    errors: ['funds_not_held', 'withdrawal_exceeds_balance'],
    handle: ({ services, actor, body, key }) => requestWithdrawal(services, actor, body, key),
  }),
  route('POST /api/withdrawals/{id}/cancellation', {
    summary: 'Take back a request that nobody has decided; asked again it answers the same',
    access: signedInWhateverStatus,
    body: emptyBody,
    answer: ok(withdrawal, 'The request, cancelled'),
    errors: ['not_found', 'withdrawal_decided'],
    handle: ({ services, actor, id }) => cancelWithdrawal(services, actor, id),
  }),
);
