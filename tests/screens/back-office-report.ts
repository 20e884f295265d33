/** A report's panel in the back office. */
import type { Page } from '@playwright/test';
import { open, search } from './back-office.ts';
import { signedIn } from './people.ts';
import { at, cut, fail, hold, press, type Screen, type Stage, seen } from './scene.ts';

const ONE = ({ pathname }: URL) => /^\/api\/admin\/reports\/./.test(pathname);

/** Opens a row by its title and waits for the panel. */
async function openRow(page: Page, title: string) {
  await open(page);
  await page
    .getByRole('row', { name: new RegExp(title) })
    .first()
    .click();
  await page.getByLabel('Note au client').waitFor();
}

/** The report of the demo that has a plan. */
export async function openPlanned(page: Page) {
  await search(page, 'eloise.marchand', 'email');
  await seen(page, '3\u00a0signalements');
  await page.getByRole('row', { name: /Faux conseiller bancaire/ }).click();
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

export const backOfficeReportScreens: Screen[] = [
  {
    name: 'admin/fiche',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await openPlanned(page);
      await seen(page, /Document 2/);
    },
  },
  {
    name: 'admin/fiche-echanges',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await search(page, 'eloise.marchand', 'email');
      await page.getByRole('row', { name: /Faux conseiller bancaire/ }).click();
      const part = page.getByRole('region', { name: 'Échanges' });
      await part.getByText(/À quelle heure/).waitFor();
      await part.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin/fiche-chronologie',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await openPlanned(page);
      const part = page.getByRole('region', { name: 'Chronologie' });
      await part.getByText('Signalement déposé').waitFor();
      await part.scrollIntoViewIfNeeded();
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
      await seen(page, /a modifié cette fiche le/);
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
];
