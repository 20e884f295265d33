/** The back office: its sign-in and the list of reports with its panel. */
import type { Page } from '@playwright/test';
import { signedIn } from './fill.ts';
import { at, cut, fail, hold, press, type Screen, type Stage, seen } from './scene.ts';

const LIST = at('/api/admin/reports');
const ONE = ({ pathname }: URL) => /^\/api\/admin\/reports\/./.test(pathname);

async function open(page: Page) {
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

/** Opens a row by its title and waits for the panel. */
async function openRow(page: Page, title: string) {
  await open(page);
  await page
    .getByRole('row', { name: new RegExp(title) })
    .first()
    .click();
  await page.getByLabel('Note au client').waitFor();
}

async function search(page: Page, text: string, by: string) {
  await open(page);
  await page.getByLabel('Critère').selectOption(by);
  await page.getByLabel('Rechercher').fill(text);
}

/** Another member of the team saves the report that is open here. */
async function changeElsewhere(page: Page, { url, accounts }: Stage) {
  const reference = await page.getByRole('button', { expanded: true }).first().textContent();
  const api = await signedIn(url, accounts.staff);
  const rows = (await (await api.get('/api/admin/reports')).json()) as {
    id: string;
    reference: string;
  }[];
  const id = rows.find((row) => reference?.includes(row.reference))?.id;
  const whole = await (await api.get(`/api/admin/reports/${id}`)).json();
  const data = { ...whole, adminNote: `Votre dossier a été relu (${Date.now() % 1000}).` };
  await api.put(`/api/admin/reports/${id}`, { data });
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
    name: 'admin/fiche',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await search(page, 'eloise.marchand', 'email');
      await seen(page, '3\u00a0signalements');
      await page.getByRole('row', { name: /Faux conseiller bancaire/ }).click();
      await seen(page, /Document 2/);
    },
  },
  {
    name: 'admin/fiche-textes-longs',
    as: 'staff',
    narrow: true,
    show: (page) => openRow(page, 'investissement-garanti'),
  },
  {
    name: 'admin/fiche-attente',
    as: 'staff',
    show: async (page) => {
      await hold(page, ONE);
      await open(page);
      await page
        .getByRole('row', { name: /Dossier 1 / })
        .first()
        .click();
      await page.locator('section .MuiSkeleton-root').first().waitFor();
    },
  },
  {
    name: 'admin/fiche-erreur',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await fail(page, ONE);
      await open(page);
      await page
        .getByRole('row', { name: /Dossier 1 / })
        .first()
        .click();
      await seen(page, 'Erreur lors du chargement des données');
    },
  },
  {
    name: 'admin/fiche-changee-ailleurs',
    as: 'staff',
    show: async (page, stage) => {
      await openRow(page, 'Dossier 2 ');
      await changeElsewhere(page, stage);
      await seen(page, 'Cette fiche a changé');
    },
  },
  {
    name: 'admin/fiche-version-perimee',
    as: 'staff',
    refused: true,
    narrow: true,
    show: async (page, stage) => {
      await cut(page, at('/api/live'));
      await openRow(page, 'Dossier 3 ');
      await changeElsewhere(page, stage);
      await page.getByLabel('Statut').selectOption('in_progress');
      await page.getByLabel('Note au client').fill('Nous avons écrit à votre banque.');
      await press(page, 'Enregistrer');
      await seen(page, /Quelqu’un a modifié cette fiche/);
    },
  },
  {
    name: 'admin/fiche-non-enregistree',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await openRow(page, 'Dossier 4 ');
      await cut(page, ONE);
      await page.getByLabel('Note au client').fill('Nous avons écrit à votre banque.');
      await press(page, 'Enregistrer');
      await seen(page, 'Erreur lors de la mise à jour du signalement');
    },
  },
  {
    name: 'admin/fiche-enregistree',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await openRow(page, 'Dossier 5 ');
      await page.getByLabel('Statut').selectOption('in_progress');
      await page
        .getByLabel('Note au client')
        .fill(`Nous avons écrit à votre banque (relance ${Date.now() % 1000}).`);
      await press(page, 'Enregistrer');
      await seen(page, 'Statut mis à jour avec succès');
    },
  },
  {
    name: 'admin/liste-attente',
    as: 'staff',
    show: async (page) => {
      await hold(page, LIST);
      await hold(page, at('/api/admin/summary'));
      await page.goto('/admin');
      await page.locator('td .MuiSkeleton-root').first().waitFor();
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
