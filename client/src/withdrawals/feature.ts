import type { ClientFeature } from '../lib/feature.ts';

export const withdrawals = {
  pages: [
    {
      kind: 'layout',
      path: '/withdraw',
      label: 'Retraits',
      load: () => import('./WithdrawPage.tsx'),
    },
  ],
  stale: { withdrawals: [['withdrawals'], ['balance']], balance: [['balance']] },
} satisfies ClientFeature;
