/** The client layout: dashboard, reports, what is to come, menu, sign-out, session trouble. */
import { CLIENT_LAYOUT_PATHS } from '@parade/api/contract/paths.ts';
import type { Page } from '@playwright/test';
import { at, cut, fail, hold, press, type Screen, seen } from './scene.ts';

const REPORTS = at('/api/reports');
const SUMMARY = at('/api/me/summary');

/** Opens the first report of the list and waits for what it holds. */
async function expandFirst(page: Page, title: RegExp) {
  await page.getByRole('button', { name: title, expanded: false }).first().click();
  await seen(page, 'Historique');
  await seen(page, 'Description');
}

async function openFiltered(page: Page, filter: RegExp) {
  await page.goto('/reports');
  await press(page, filter);
  await page.getByRole('button', { name: filter, pressed: true }).waitFor();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
}

const dashboard: Screen[] = [
  {
    name: 'client/tableau-de-bord-vide',
    as: 'newcomer',
    narrow: true,
    show: async (page) => {
      await page.goto('/dashboard');
      await seen(page, 'Aucun signalement pour le moment');
    },
  },
  {
    name: 'client/tableau-de-bord',
    as: 'victim',
    narrow: true,
    show: async (page) => {
      await page.goto('/dashboard');
      await seen(page, 'Faux conseiller bancaire');
    },
  },
  {
    name: 'client/tableau-de-bord-ouvert',
    as: 'victim',
    show: async (page) => {
      await page.goto('/dashboard');
      await expandFirst(page, /Faux conseiller bancaire/);
    },
  },
  {
    name: 'client/tableau-de-bord-noms-longs',
    as: 'longNames',
    narrow: true,
    show: async (page) => {
      await page.goto('/dashboard');
      await seen(page, /investissement-garanti/);
    },
  },
  {
    name: 'client/tableau-de-bord-attente',
    as: 'victim',
    show: async (page) => {
      await hold(page, SUMMARY);
      await hold(page, REPORTS);
      await page.goto('/dashboard');
      await page.locator('.MuiSkeleton-root').first().waitFor();
    },
  },
  {
    name: 'client/tableau-de-bord-erreur',
    as: 'victim',
    refused: true,
    narrow: true,
    show: async (page) => {
      await fail(page, SUMMARY);
      await fail(page, REPORTS);
      await page.goto('/dashboard');
      await seen(page, 'Erreur lors du chargement des données');
    },
  },
];

const reports: Screen[] = [
  {
    name: 'client/signalements-vides',
    as: 'newcomer',
    show: async (page) => {
      await page.goto('/reports');
      await seen(page, 'Aucun signalement pour le moment');
    },
  },
  {
    name: 'client/signalements',
    as: 'victim',
    narrow: true,
    show: async (page) => {
      await page.goto('/reports');
      await seen(page, 'Note de l’équipe');
    },
  },
  ...[/En attente/, /En cours/, /Résolus/].map((filter, i) => ({
    name: `client/signalements-${['en-attente', 'en-cours', 'resolus'][i]}`,
    as: 'victim' as const,
    show: (page: Page) => openFiltered(page, filter),
  })),
  {
    name: 'client/signalements-filtre-sans-resultat',
    as: 'manyReports',
    show: (page) => openFiltered(page, /Résolus/),
  },
  {
    name: 'client/signalements-nombreux',
    as: 'manyReports',
    show: async (page) => {
      await page.goto('/reports');
      await page.getByRole('button', { name: 'Afficher plus' }).waitFor();
    },
  },
  {
    name: 'client/signalement-ouvert',
    as: 'longNames',
    narrow: true,
    show: async (page) => {
      await page.goto('/reports');
      await expandFirst(page, /investissement-garanti/);
      await seen(page, 'Document 3');
    },
  },
  {
    name: 'client/signalement-attente',
    as: 'victim',
    show: async (page) => {
      await hold(page, ({ pathname }) => /^\/api\/reports\/./.test(pathname));
      await page.goto('/reports');
      await page.getByRole('button', { name: /Faux conseiller/ }).click();
      await page.getByLabel('Chargement du signalement').waitFor();
    },
  },
  {
    name: 'client/signalement-erreur',
    as: 'victim',
    refused: true,
    show: async (page) => {
      await fail(page, ({ pathname }) => /^\/api\/reports\/./.test(pathname));
      await page.goto('/reports');
      await page.getByRole('button', { name: /Faux conseiller/ }).click();
      await seen(page, /Une erreur inattendue/);
    },
  },
  {
    name: 'client/signalements-attente',
    as: 'victim',
    show: async (page) => {
      await hold(page, REPORTS);
      await hold(page, SUMMARY);
      await page.goto('/reports');
      await page.locator('.MuiSkeleton-root').first().waitFor();
    },
  },
  {
    name: 'client/signalements-erreur',
    as: 'victim',
    refused: true,
    narrow: true,
    show: async (page) => {
      await cut(page, REPORTS);
      await page.goto('/reports');
      await seen(page, 'Erreur lors du chargement des signalements');
    },
  },
];

const EXISTING = ['/dashboard', '/reports'];
const soon: Screen[] = [
  ...CLIENT_LAYOUT_PATHS.filter((path) => !EXISTING.includes(path)),
  '/payment',
].map((path) => ({
  name: `client/bientot-${path.slice(1)}`,
  as: 'victim' as const,
  show: async (page: Page) => {
    await page.goto(path);
    await seen(page, 'Bientôt disponible');
  },
}));

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

export const clientScreens: Screen[] = [...dashboard, ...reports, ...soon, ...around];
