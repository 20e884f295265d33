import type { ClientFeature } from '../lib/feature.ts';

export const payments = {
  pages: [
    {
      kind: 'layout',
      path: '/payments',
      label: 'Paiements',
      load: async () => (await import('./PaymentsPage.tsx')).PaymentsPage,
    },
    {
      kind: 'plain',
      path: '/payment',
      load: async () => (await import('./PaymentPage.tsx')).PaymentPage,
    },
  ],
  stale: { payments: [['payments']], contracts: [['payments'], ['payment-options']] },
} satisfies ClientFeature;
