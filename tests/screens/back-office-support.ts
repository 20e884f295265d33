/** The tab « Support »: the list, tickets that are open, an answer that is being written. */
import type { Page } from '@playwright/test';
import { at, cut, hold, press, type Screen, type Stage, seen } from './scene.ts';

const LIST = at('/api/admin/support-tickets');

async function open(page: Page) {
  await page.goto('/admin/support-tickets');
  await page
    .getByRole('status')
    .filter({ hasText: /ticket/ })
    .waitFor();
}

async function openRow(page: Page, subject: RegExp) {
  await open(page);
  await page.getByRole('button', { name: subject }).click();
  await page.getByRole('log').waitFor();
}

async function write(page: Page, { papers }: Stage) {
  await openRow(page, /Ma plainte/);
  await page.getByLabel('Message').fill('Bonjour,\n\nLe numéro définitif est arrivé chez nous.');
  await page
    .getByLabel('Joindre un document')
    .setInputFiles([papers.photo, papers.statement, papers.disguised]);
  await page.getByText(/non envoyé/).waitFor();
}

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `admin/support${name}`,
  as: 'staff',
  show,
  ...more,
});

export const backOfficeSupportScreens: readonly Screen[] = [
  screen('', open, { narrow: true }),
  screen('-attente', async (page) => {
    await hold(page, LIST);
    await page.goto('/admin/support-tickets');
    await page
      .getByRole('status', { name: /^Chargement\.\.\.\s:/ })
      .first()
      .waitFor();
  }),
  screen(
    '-erreur',
    async (page) => {
      await cut(page, LIST);
      await page.goto('/admin/support-tickets');
      await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    },
    { refused: true },
  ),
  screen('-aucun', async (page) => {
    await page.route(LIST, (route) =>
      route.fulfill({ json: [], headers: { 'content-range': 'support-tickets 0-0/0' } }),
    );
    await page.goto('/admin/support-tickets');
    await seen(page, 'Aucun ticket de support');
  }),
  screen('-filtre', async (page) => {
    await open(page);
    await page.getByLabel('Filtrer').selectOption('Fermé');
    await page.getByLabel('Priorité').selectOption('Basse');
    await page.getByLabel('Rechercher').fill('nom-inconnu@');
    await seen(page, 'Voir tous les tickets');
  }),
  screen('-conversation', (page) => openRow(page, /Ma plainte/), { narrow: true }),
  screen('-longue', (page) => openRow(page, /^Adresse tres-longue/), { narrow: true }),
  screen(
    '-deplacer',
    async (page) => {
      await openRow(page, /Ma plainte/);
      await press(page, 'Déplacer dans un dossier');
      await page.getByRole('dialog').waitFor();
    },
    { narrow: true, overlay: true },
  ),
  screen('-ferme', (page) => openRow(page, /Changer mon numéro/), { narrow: true }),
  screen('-reponse', write, { narrow: true, refused: true }),
  screen(
    '-reponse-vide',
    async (page) => {
      await openRow(page, /Ma plainte/);
      await press(page, 'Répondre');
      await seen(page, 'Veuillez saisir une réponse');
    },
    { narrow: true },
  ),
  screen(
    '-quitter',
    async (page) => {
      await openRow(page, /Ma plainte/);
      await page.getByLabel('Message').fill('Bonjour');
      await page.getByRole('tab', { name: /Signalements/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    { narrow: true, overlay: true },
  ),
];
