/** Around the client's pages: what is to come, menu, sign-out, session trouble. */
import { CLIENT_LAYOUT_PATHS } from '@parade/api/contract/paths.ts';
import type { Page } from '@playwright/test';
import { at, fail, hold, press, type Screen, seen } from './scene.ts';

const EXISTING = [
  '/dashboard',
  '/reports',
  '/payments',
  '/withdraw',
  '/kyc',
  '/notifications',
  '/support',
];
const soon: Screen[] = [...CLIENT_LAYOUT_PATHS.filter((path) => !EXISTING.includes(path))].map(
  (path) => ({
    name: `client/bientot-${path.slice(1)}`,
    as: 'victim' as const,
    show: async (page: Page) => {
      await page.goto(path);
      await seen(page, 'Bientôt disponible');
    },
  }),
);

const around: Screen[] = [
  {
    name: 'client/menu-ouvert',
    as: 'longNames',
    narrow: true,
    overlay: true,
    show: async (page) => {
      await page.goto('/dashboard');
      await seen(page, 'Signalements récents');
      const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
      // Beside the page where there is room: nothing to open.
      if (await menu.isVisible()) await menu.click();
      await seen(page, 'Déconnexion');
    },
  },
  {
    name: 'client/deconnexion-avec-brouillon',
    as: 'victim',
    overlay: true,
    show: async (page) => {
      await page.goto('/report');
      await page.getByLabel('Titre').fill('Faux livreur');
      await page.goto('/dashboard');
      await seen(page, /Un brouillon vous attend/);
      const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
      if (await menu.isVisible()) await menu.click();
      await press(page, 'Déconnexion');
      await page.getByRole('dialog', { name: /n’est pas envoyé/ }).waitFor();
    },
  },
  {
    name: 'client/chargement',
    as: 'victim',
    show: async (page) => {
      await hold(page, at('/api/auth/session'));
      await page.goto('/dashboard');
      await seen(page, 'Chargement...');
    },
  },
  {
    name: 'client/session-illisible',
    as: 'victim',
    refused: true,
    show: async (page) => {
      await fail(page, at('/api/auth/session'));
      await page.goto('/dashboard');
      await seen(page, /Erreur d'accès aux données utilisateur/);
    },
  },
];

export const clientAreaScreens: Screen[] = [...soon, ...around];
