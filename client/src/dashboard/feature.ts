import type { ClientFeature } from '../lib/feature.ts';

export const dashboard = {
  pages: [
    {
      kind: 'layout',
      path: '/dashboard',
      label: 'Tableau de bord',
      load: () => import('./DashboardPage.tsx'),
    },
  ],
} satisfies ClientFeature;
