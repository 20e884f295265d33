import type { ClientFeature } from '../lib/feature.ts';

const ME = [['me']];

export const users = {
  pages: [
    {
      kind: 'layout',
      path: '/profile',
      label: 'Profil',
      title: 'Mon profil',
      load: () => import('./ProfilePage.tsx'),
    },
    {
      kind: 'layout',
      path: '/settings',
      label: 'Paramètres',
      load: () => import('./SettingsPage.tsx'),
    },
  ],
  stale: { me: ME, kyc: ME },
} satisfies ClientFeature;
