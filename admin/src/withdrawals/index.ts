import { ledger } from '../ledger/index.ts';
import type { Section } from '../lib/section.ts';
import { PersonMoneyPage } from './PersonMoneyPage.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';

const LIST_KEY = ['withdrawals', 'getList'];

export const withdrawals: Section = {
  name: 'withdrawals',
  label: 'Retraits',
  permission: 'managePayments',
  list: WithdrawalList,
  pages: [{ path: '/users/:id/money', Page: PersonMoneyPage }],
  parts: [ledger],
  // A row shows the balance of its person.
  stale: { withdrawals: [LIST_KEY], balance: [LIST_KEY] },
  counted: 'à traiter\u00a0: demandes en attente',
  count: ({ pendingWithdrawals }) => pendingWithdrawals,
  card: {
    place: 3,
    count: 'pendingWithdrawals',
    one: 'retrait en attente',
    many: 'retraits en attente',
    filter: { status: 'pending' },
  },
};
