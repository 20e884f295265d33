import type { ClientFeature } from '../lib/feature.ts';

const ME = [['me']];

export const users = {
  pages: [
    {
      kind: 'layout',
      path: '/profile',
      label: 'Profil',
      title: 'Mon profil',
      load: async () => (await import('./ProfilePage.tsx')).ProfilePage,
    },
    {
      kind: 'layout',
      path: '/settings',
      label: 'Paramètres',
      load: async () => (await import('./SettingsPage.tsx')).SettingsPage,
    },
  ],
  stale: { me: ME, kyc: ME },
} satisfies ClientFeature;
