import type { ClientFeature } from '../lib/feature.ts';

export const payments = {
  pages: [
    {
      kind: 'layout',
      path: '/payments',
      label: 'Paiements',
      load: () => import('./PaymentsPage.tsx'),
    },
    { kind: 'plain', path: '/payment', load: () => import('./PaymentPage.tsx') },
  ],
  stale: { payments: [['payments']], contracts: [['payments'], ['payment-options']] },
} satisfies ClientFeature;
