import { MoneyPage } from '../balance/MoneyPage.tsx';
import type { Section } from '../lib/section.ts';
import { WithdrawalList } from './WithdrawalList.tsx';

export const withdrawals: Section = {
  name: 'withdrawals',
  label: 'Retraits',
  permission: 'managePayments',
  list: WithdrawalList,
  pages: [{ path: '/users/:id/money', Page: MoneyPage }],
  // Both wait for somebody in this tab.
  counted: 'à traiter\u00a0: demandes en attente et montants à confirmer',
  count: ({ pendingWithdrawals, proposedAmounts }) =>
    pendingWithdrawals === null ? null : pendingWithdrawals + (proposedAmounts ?? 0),
};
