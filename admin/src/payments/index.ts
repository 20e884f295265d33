import type { Section } from '../lib/section.ts';
import { PaymentList } from './PaymentList.tsx';

export const payments: Section = {
  name: 'payments',
  label: 'Paiements',
  permission: 'managePayments',
  list: PaymentList,
  count: (summary) => summary.totalPayments,
};
