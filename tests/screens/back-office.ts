/** The back office: its sign-in and the list of reports. */
import type { Page } from '@playwright/test';
import { at, cut, fail, hold, press, type Screen, seen } from './scene.ts';

const LIST = at('/api/admin/reports');

export async function open(page: Page) {
  await page.goto('/admin');
  await page.getByRole('tab', { name: /Signalements/ }).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /signalement/ })
    .waitFor();
}

async function loaded(page: Page) {
  await page.locator('table:not([aria-busy="true"])').waitFor();
}

export async function search(page: Page, text: string, by: string) {
  await open(page);
  await page.getByLabel('Critère').selectOption(by);
  await page.getByLabel('Rechercher').fill(text);
}

export const backOfficeScreens: Screen[] = [
  {
    name: 'admin/connexion',
    narrow: true,
    show: async (page) => {
      await page.goto('/admin-login');
      await page.getByLabel('Adresse e-mail').waitFor();
    },
  },
  {
    name: 'admin/connexion-champs-vides',
    show: async (page) => {
      await page.goto('/login-admin');
      await press(page, 'Se connecter');
      await seen(page, 'Veuillez remplir tous les champs');
    },
  },
  {
    name: 'admin/connexion-refusee',
    refused: true,
    show: async (page) => {
      await page.goto('/admin-login');
      await page.getByLabel('Adresse e-mail').fill('personne@exemple.fr');
      await page.getByLabel('Mot de passe').fill('pas-le-bon-mot');
      await press(page, 'Se connecter');
      await seen(page, 'Identifiants administrateur incorrects');
    },
  },
  {
    name: 'admin/acces-refuse-a-un-client',
    as: 'victim',
    show: async (page) => {
      await page.goto('/admin');
      await seen(page, 'Accès non autorisé - Compte administrateur requis');
    },
  },
  { name: 'admin/liste', as: 'staff', narrow: true, show: open },
  {
    name: 'admin/liste-page-2',
    as: 'staff',
    show: async (page) => {
      await open(page);
      await press(page, 'Page suivante');
      await seen(page, /21–/);
      await loaded(page);
    },
  },
  {
    name: 'admin/recherche-par-telephone',
    as: 'staff',
    show: async (page) => {
      await search(page, '+33 6 39 98 55 10', 'phone');
      await seen(page, '1\u00a0signalement');
      await loaded(page);
    },
  },
  {
    name: 'admin/recherche-sans-resultat',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await search(page, 'nom-inconnu@', 'email');
      await seen(page, 'Aucun signalement trouvé');
    },
  },
  {
    name: 'admin/liste-attente',
    as: 'staff',
    show: async (page) => {
      await hold(page, LIST);
      await hold(page, at('/api/admin/summary'));
      await page.goto('/admin');
      await page
        .getByRole('status', { name: /^Chargement\.\.\.\s:/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin/liste-erreur',
    as: 'staff',
    refused: true,
    narrow: true,
    show: async (page) => {
      await fail(page, LIST);
      await fail(page, at('/api/admin/summary'));
      await page.goto('/admin');
      await seen(page, 'Erreur lors du chargement des données');
      await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'admin/chargement',
    as: 'staff',
    show: async (page) => {
      await hold(page, at('/api/auth/session'));
      await page.goto('/admin');
      await page.locator('.MuiSkeleton-root').first().waitFor();
    },
  },
  {
    name: 'admin/hors-service',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await cut(page, at('/api/auth/session'));
      await page.goto('/admin');
      await seen(page, 'Le back-office ne répond pas');
    },
  },
];
