import type { CLIENT_LAYOUT_PATHS } from '@parade/api/contract/paths.ts';

type LayoutPath = (typeof CLIENT_LAYOUT_PATHS)[number];

/** What the sidebar and the header call each page of the client layout. */
export const PAGES: Readonly<Record<LayoutPath, { label: string; title: string }>> = {
  '/dashboard': { label: 'Tableau de bord', title: 'Tableau de bord' },
  '/reports': { label: 'Mes signalements', title: 'Mes signalements' },
  '/payments': { label: 'Paiements', title: 'Paiements' },
  '/withdraw': { label: 'Retraits', title: 'Retraits' },
  '/kyc': { label: 'Vérification KYC', title: 'Vérification KYC' },
  '/notifications': { label: 'Notifications', title: 'Notifications' },
  '/profile': { label: 'Profil', title: 'Mon profil' },
  '/settings': { label: 'Paramètres', title: 'Paramètres' },
  '/support': { label: 'Support', title: 'Support' },
};

/** The header's title; the fallback is the specification's. */
export const pageTitle = (path: string): string =>
  Object.hasOwn(PAGES, path) ? PAGES[path as LayoutPath].title : 'Dashboard';
