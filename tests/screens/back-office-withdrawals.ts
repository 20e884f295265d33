/** The tab « Retraits »: the list, requests that are open, and decisions. */
import type { Page } from '@playwright/test';
import { at, cut, hold, press, type Screen, seen } from './scene.ts';

const LIST = at('/api/admin/withdrawals');

async function open(page: Page) {
  await page.goto('/admin/withdrawals');
  await page
    .getByRole('status')
    .filter({ hasText: /demande/ })
    .waitFor();
}

async function openRow(page: Page, words: RegExp) {
  await open(page);
  await page.getByRole('row', { name: words }).first().getByRole('button').click();
  await page.getByRole('heading', { name: 'Décision' }).waitFor();
}

async function approve(page: Page, words: RegExp) {
  await openRow(page, words);
  await page.getByLabel('Statut').selectOption('Approuvé');
  await page.getByLabel('Référence du versement').fill('VIR-2026-004418');
  await press(page, 'Enregistrer');
  await page.getByRole('dialog').waitFor();
}

/** From now on the list has nothing to show. */
const empty = (page: Page) =>
  page.route(LIST, (route) =>
    route.fulfill({ json: [], headers: { 'content-range': 'withdrawals 0-0/0' } }),
  );

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `admin/retraits${name}`,
  as: 'staff',
  show,
  ...more,
});

export const backOfficeWithdrawalScreens: readonly Screen[] = [
  screen('', open, { narrow: true }),
  screen('-attente', async (page) => {
    await hold(page, LIST);
    await page.goto('/admin/withdrawals');
    await page
      .getByRole('status', { name: /^Chargement\.\.\.\s:/ })
      .first()
      .waitFor();
  }),
  screen(
    '-erreur',
    async (page) => {
      await cut(page, LIST);
      await page.goto('/admin/withdrawals');
      await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    },
    { refused: true },
  ),
  screen('-aucun', async (page) => {
    await empty(page);
    await page.goto('/admin/withdrawals');
    await seen(page, 'Aucune demande de retrait');
  }),
  screen('-filtre', async (page) => {
    await open(page);
    await empty(page);
    await page.getByLabel('Filtrer').selectOption('Rejeté');
    await seen(page, 'Voir toutes les demandes');
  }),
  screen('-titulaire-autre', (page) => openRow(page, /Virement bancaire 12.000.000/), {
    narrow: true,
  }),
  screen('-approuve', (page) => openRow(page, /98.765,43/), { narrow: true }),
  screen('-rejete', (page) => openRow(page, /Rejeté/)),
  screen('-annule', (page) => openRow(page, /Annulé par le client/), { narrow: true }),
  screen('-compte-bloque', (page) => openRow(page, /Lucien Roche/), { narrow: true }),
  screen(
    '-sans-preuve',
    async (page) => {
      await openRow(page, /Lucien Roche/);
      await page.getByLabel('Statut').selectOption('Approuvé');
      await press(page, 'Enregistrer');
      await seen(page, 'Indiquez la référence du versement');
    },
    { narrow: true },
  ),
  screen('-approuver', (page) => approve(page, /Virement bancaire 12.000.000/), {
    narrow: true,
    overlay: true,
  }),
  screen(
    '-solde-insuffisant',
    async (page) => {
      await approve(page, /Odile Vasseur/);
      await page.getByRole('dialog').getByRole('button', { name: 'Approuver' }).click();
      await seen(page, 'Le solde disponible est insuffisant pour approuver ce retrait');
    },
    { narrow: true, refused: true },
  ),
  screen(
    '-revenir',
    async (page) => {
      await openRow(page, /98.765,43/);
      await page.getByLabel('Statut').selectOption('Rejeté');
      await press(page, 'Enregistrer');
      await page.getByRole('dialog').waitFor();
    },
    { narrow: true, overlay: true },
  ),
];
