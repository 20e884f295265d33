/** The support page: tickets, conversations, forms. */
import type { Page } from '@playwright/test';
import { at, cut, fail, hold, press, type Screen, seen } from './scene.ts';

const TICKETS = at('/api/support-tickets');
const REPLIES = ({ pathname }: URL) => pathname.endsWith('/replies');
const RUNNING = 'Mon relevé ne montre plus le virement';

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `client/support${name}`,
  as: 'victim',
  show,
  ...more,
});

async function open(page: Page, subject: string | RegExp) {
  await page.goto('/support');
  await press(page, subject);
  await page.getByRole('log').waitFor();
}

async function fillIn(page: Page) {
  await page.goto('/support');
  await page.getByLabel('Sujet').fill('On me demande un code');
  await page.getByLabel('Message', { exact: true }).fill('Une personne se dit de chez vous.');
}

export const supportScreens: readonly Screen[] = [
  screen(
    '',
    async (page) => {
      await page.goto('/support');
      await seen(page, RUNNING);
    },
    { narrow: true },
  ),
  screen(
    '-vide',
    async (page) => {
      await page.goto('/support');
      await seen(page, 'Aucun ticket de support pour le moment');
    },
    { as: 'newcomer', narrow: true },
  ),
  screen(
    '-nombreux',
    async (page) => {
      await page.goto('/support');
      await press(page, /^Afficher plus/);
      await seen(page, 'Question 1 sur mes dossiers');
    },
    { as: 'manyReports' },
  ),
  screen('-conversation', (page) => open(page, RUNNING), { narrow: true }),
  screen('-conversation-longue', (page) => open(page, /remboursement-garanti/), {
    as: 'longNames',
    narrow: true,
  }),
  screen('-resolu', (page) => open(page, 'Quel délai pour ma banque ?')),
  screen('-ferme', (page) => open(page, 'Changer mon numéro'), { narrow: true }),
  screen(
    '-ferme-en-ecrivant',
    async (page) => {
      await page.route(TICKETS, async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        const closed = text.replaceAll('"in_progress"', '"closed"');
        await route.fulfill({ response: answer, body: wasSent ? closed : text });
      });
      await page.route(REPLIES, (route) => route.abort());
      let wasSent = false;
      await open(page, RUNNING);
      await page.getByLabel('Répondre au support').fill('Encore une question.');
      wasSent = true;
      await press(page, 'Répondre');
      await seen(page, /Ce que vous écriviez n’est pas perdu/);
    },
    { refused: true, narrow: true },
  ),
  screen(
    '-reponse-vide',
    async (page) => {
      await open(page, RUNNING);
      await press(page, 'Répondre');
      await seen(page, 'Veuillez saisir une réponse');
    },
    { narrow: true },
  ),
  screen(
    '-reponse-non-envoyee',
    async (page, { papers }) => {
      await cut(page, REPLIES);
      await open(page, RUNNING);
      await page.getByLabel('Répondre au support').fill('Merci, je leur écris aujourd’hui.');
      await page.getByRole('listitem').getByLabel('Document 1').setInputFiles(papers.photo);
      await seen(page, /, reçu/);
      await press(page, 'Répondre');
      await seen(page, /Erreur lors de l'envoi de la réponse/);
    },
    { refused: true, narrow: true },
  ),
  screen(
    '-champs-vides',
    async (page) => {
      await page.goto('/support');
      await press(page, 'Envoyer le ticket');
      await seen(page, 'Veuillez remplir tous les champs');
    },
    { narrow: true },
  ),
  screen(
    '-documents',
    async (page, { papers }) => {
      await fillIn(page);
      await page.getByLabel('Document 1').setInputFiles(papers.photo);
      await seen(page, /, reçu/);
      await page.getByLabel('Document 2').setInputFiles(papers.disguised);
      await seen(page, /Ce type de fichier n’est pas accepté/);
    },
    { as: 'newcomer', refused: true, narrow: true },
  ),
  screen(
    '-envoi-document',
    async (page, { papers }) => {
      await hold(page, at('/api/documents'));
      await fillIn(page);
      await page.getByLabel('Document 1').setInputFiles(papers.heavy);
      await page.getByRole('progressbar').waitFor();
    },
    { as: 'newcomer' },
  ),
  screen(
    '-non-cree',
    async (page) => {
      await fillIn(page);
      await fail(page, TICKETS);
      await press(page, 'Envoyer le ticket');
      await seen(page, 'Erreur lors de la création du ticket');
    },
    { as: 'newcomer', refused: true, narrow: true },
  ),
  screen(
    '-cree',
    async (page) => {
      const { items } = await (await page.request.get('/api/support-tickets')).json();
      await page.route(TICKETS, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: items[0] })
          : route.fallback(),
      );
      await fillIn(page);
      await press(page, 'Envoyer le ticket');
      await seen(page, 'Ticket créé avec succès');
    },
    { narrow: true },
  ),
  screen('-brouillon', async (page) => {
    await fillIn(page);
    await press(page, RUNNING);
    await page.getByLabel('Répondre au support').fill('Merci, je leur écris.');
    await page.reload();
    await seen(page, /Nous avons retrouvé votre brouillon/);
  }),
  screen('-attente', async (page) => {
    await hold(page, TICKETS);
    await page.goto('/support');
    await page.getByRole('status', { name: 'Chargement des tickets' }).waitFor();
  }),
  screen(
    '-erreur',
    async (page) => {
      await fail(page, TICKETS);
      await page.goto('/support');
      await seen(page, 'Erreur lors du chargement des tickets');
    },
    { refused: true, narrow: true },
  ),
];
