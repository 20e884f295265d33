/** The client's reports: the list, its filters, a report that is open. */
import type { Page } from '@playwright/test';
import { at, cut, fail, hold, press, type Screen, seen } from './scene.ts';

const REPORTS = at('/api/reports');
const SUMMARY = at('/api/me/summary');

/** Opens the first report of the list and waits for what it holds. */
export async function expandFirst(page: Page, title: RegExp) {
  await page.getByRole('button', { name: title, expanded: false }).first().click();
  await seen(page, 'Historique');
  await seen(page, 'Description');
}

/** What both sides wrote in a report. */
async function openExchanges(page: Page, title: RegExp) {
  await page.goto('/reports');
  await page.getByRole('button', { name: title, expanded: false }).first().click();
  await page.getByRole('link', { name: 'Écrire à l’équipe dans ce dossier' }).click();
  await page.getByRole('log', { name: 'Conversation' }).waitFor({ state: 'attached' });
}

/** What happened in a report, day by day. */
async function openTimeline(page: Page, title: RegExp) {
  await page.goto('/reports');
  await page.getByRole('button', { name: title, expanded: false }).first().click();
  await page.getByRole('link', { name: /^Ouvrir le dossier/ }).click();
  await page.getByRole('heading', { level: 2, name: /Votre dossier/ }).waitFor();
  const tab = page.getByRole('tab', { name: 'Suivi' });
  if (await tab.isVisible()) await tab.click();
  const part = page.getByRole('region', { name: 'Chronologie' });
  await part.getByText('Signalement déposé').waitFor();
  await part.scrollIntoViewIfNeeded();
}

async function openFiltered(page: Page, filter: RegExp) {
  await page.goto('/reports');
  await press(page, filter);
  await page.getByRole('button', { name: filter, pressed: true }).waitFor();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
}

export const reportScreens: Screen[] = [
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
    name: 'client/dossier-echanges',
    as: 'victim',
    narrow: true,
    show: async (page) => {
      await openExchanges(page, /Faux conseiller/);
      await seen(page, /À quelle heure/);
    },
  },
  {
    name: 'client/dossier-echanges-aucun',
    as: 'victim',
    narrow: true,
    show: (page) => openExchanges(page, /Investissement/),
  },
  {
    name: 'client/dossier-echanges-reponse',
    as: 'victim',
    narrow: true,
    refused: true,
    show: async (page, { papers }) => {
      await openExchanges(page, /Faux conseiller/);
      await page.getByRole('textbox', { name: 'Votre message' }).fill('Voici l’historique.');
      await page
        .getByLabel('Joindre une photo ou un document')
        .setInputFiles([papers.photo, papers.statement, papers.disguised]);
      await page.getByText(/non envoyé/).waitFor();
    },
  },
  {
    name: 'client/dossier-chronologie',
    as: 'victim',
    narrow: true,
    show: (page) => openTimeline(page, /Faux conseiller/),
  },
  {
    name: 'client/dossier-chronologie-close',
    as: 'victim',
    show: (page) => openTimeline(page, /chaussures/),
  },
  {
    name: 'client/dossier-chronologie-ligne',
    as: 'victim',
    narrow: true,
    show: async (page) => {
      await openTimeline(page, /Faux conseiller/);
      await press(page, 'Ajouter une ligne');
      await press(page, 'Enregistrer');
      await seen(page, 'Indiquez le jour, même à peu près');
    },
  },
  {
    name: 'client/dossier-chronologie-retirer',
    as: 'victim',
    show: async (page) => {
      await openTimeline(page, /Faux conseiller/);
      await page.getByRole('button', { name: /^Retirer\s: vers le/ }).click();
      await page.getByRole('button', { name: 'Retirer pour de bon' }).waitFor();
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
