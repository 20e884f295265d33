import type { ClientFeature } from '../lib/feature.ts';

export const withdrawals = {
  pages: [
    {
      layout: 'client',
      path: '/withdraw',
      label: 'Retraits',
      load: async () => (await import('./WithdrawPage.tsx')).WithdrawPage,
    },
  ],
  stale: { withdrawals: [['withdrawals'], ['balance']], balance: [['balance']] },
} satisfies ClientFeature;
