/** Around the client's pages: menu, sign-out, session trouble. */
import { at, fail, hold, press, type Screen, seen } from './scene.ts';

export const clientAreaScreens: readonly Screen[] = [
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
