import { contracts } from '../contracts/index.ts';
import type { Section } from '../lib/section.ts';
import { PaymentList } from './PaymentList.tsx';

export const payments: Section = {
  name: 'payments',
  label: 'Paiements',
  permission: 'managePayments',
  list: PaymentList,
  parts: [contracts],
  stale: { payments: [['payments']] },
  count: (summary) => summary.totalPayments,
  card: {
    place: 2,
    count: 'pendingPayments',
    one: 'paiement à vérifier',
    many: 'paiements à vérifier',
    filter: { status: 'pending' },
  },
};
