/** The tab « KYC »: the list, requests that are open, papers that are shown and made large. */
import type { Page } from '@playwright/test';
import { at, cut, hold, press, type Screen, seen } from './scene.ts';

const LIST = at('/api/admin/kyc-verifications');
const PAPER = (url: URL) => /^\/api\/admin\/kyc-verifications\/.+\/documents\//.test(url.pathname);

async function open(page: Page) {
  await page.goto('/admin/kyc-verifications');
  await page
    .getByRole('status')
    .filter({ hasText: /demande/ })
    .waitFor();
}

async function openRow(page: Page, name: RegExp, nth = 0) {
  await open(page);
  await page.getByRole('button', { name }).nth(nth).click();
  await page.getByRole('heading', { name: 'Pièce d’identité' }).waitFor();
  await page.getByRole('list', { name: 'Consultations' }).waitFor({ state: 'attached' });
}

async function showPapers(page: Page) {
  await openRow(page, /Karim Haddad/);
  await press(page, 'Afficher le recto');
  await press(page, 'Afficher le verso');
  await page.getByRole('img', { name: /^Recto/ }).waitFor();
  await page.getByRole('img', { name: /^Verso/ }).waitFor();
}

async function enlarge(page: Page) {
  await showPapers(page);
  await press(page, 'Agrandir le recto');
  await page.getByRole('dialog').waitFor();
}

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `admin/kyc${name}`,
  as: 'staff',
  show,
  ...more,
});

export const backOfficeKycScreens: readonly Screen[] = [
  screen('', open, { narrow: true }),
  screen('-attente', async (page) => {
    await hold(page, LIST);
    await page.goto('/admin/kyc-verifications');
    await page
      .getByRole('status', { name: /^Chargement\.\.\.\s:/ })
      .first()
      .waitFor();
  }),
  screen(
    '-erreur',
    async (page) => {
      await cut(page, LIST);
      await page.goto('/admin/kyc-verifications');
      await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    },
    { refused: true },
  ),
  screen('-aucune', async (page) => {
    await page.route(LIST, (route) =>
      route.fulfill({ json: [], headers: { 'content-range': 'kyc-verifications 0-0/0' } }),
    );
    await page.goto('/admin/kyc-verifications');
    await seen(page, 'Aucune demande KYC');
  }),
  screen('-recherche-vide', async (page) => {
    await open(page);
    await page.getByLabel('Rechercher').fill('nom-inconnu@');
    await seen(page, 'Voir toutes les demandes');
  }),
  screen('-demande', (page) => openRow(page, /Karim Haddad/), { narrow: true }),
  screen('-papiers', showPapers, { narrow: true }),
  screen(
    '-papiers-en-route',
    async (page) => {
      await hold(page, PAPER);
      await openRow(page, /Karim Haddad/);
      await press(page, 'Afficher le recto');
      await page.locator('[aria-busy="true"] .MuiSkeleton-root').waitFor();
    },
    {},
  ),
  screen(
    '-papiers-erreur',
    async (page) => {
      await cut(page, PAPER);
      await openRow(page, /Karim Haddad/);
      await press(page, 'Afficher le recto');
      await seen(page, 'La photo n’a pas pu être affichée');
    },
    { refused: true },
  ),
  screen('-zoom', enlarge, { narrow: true, overlay: true }),
  screen(
    '-zoom-tourne',
    async (page) => {
      await enlarge(page);
      for (const key of ['r', '+', '+', '+', '+']) await page.keyboard.press(key);
    },
    { narrow: true, overlay: true },
  ),
  screen(
    '-rejet-sans-note',
    async (page) => {
      await openRow(page, /Karim Haddad/);
      await press(page, 'Rejeter');
      await seen(page, 'Dites à la personne ce qu’elle doit corriger');
    },
    { narrow: true },
  ),
  screen('-longue', (page) => openRow(page, /^Maximilienne/), { narrow: true }),
  screen('-approuvee', (page) => openRow(page, /Odile Vasseur/)),
  screen('-remplacee', (page) => openRow(page, /Karim Haddad/, 1), { narrow: true }),
  screen(
    '-quitter',
    async (page) => {
      await openRow(page, /Karim Haddad/);
      await page.getByLabel('Note à la personne').fill('Le verso manque.');
      await page.getByRole('tab', { name: /Signalements/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    { overlay: true },
  ),
];
