import type { ClientFeature } from '../lib/feature.ts';

export const payments = {
  pages: [
    {
      layout: 'client',
      path: '/payments',
      label: 'Paiements',
      load: async () => (await import('./PaymentsPage.tsx')).PaymentsPage,
    },
    {
      layout: 'plain',
      path: '/payment',
      load: async () => (await import('./PaymentPage.tsx')).PaymentPage,
    },
  ],
  stale: { payments: [['payments']], contracts: [['payments'], ['payment-options']] },
} satisfies ClientFeature;
