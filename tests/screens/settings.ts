/** « Paramètres »: toggles, devices, export, leaving for good. */
import type { Page } from '@playwright/test';
import { at, cut, fail, hold, keepMessages, press, type Screen, seen } from './scene.ts';

const EXPORTS = at('/api/me/exports');
const ERASURE = at('/api/me/erasure');
const SESSIONS = at('/api/me/sessions');
const ME = at('/api/me');
const HOUR = 3_600_000;

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `client/parametres${name}`,
  as: 'newcomer',
  show,
  ...more,
});

async function open(page: Page) {
  await page.goto('/settings');
  await seen(page, 'E-mails promotionnels');
  await seen(page, 'Cet appareil');
  await seen(page, 'Ce qui est effacé, pour toujours');
}

const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const session = (nth: number, device: string, hours: number) => ({
  id: String(nth).repeat(64),
  device,
  createdAt: ago(hours),
  expiresAt: ago(hours - 14 * 24),
  current: nth === 0,
});

const anExport = (state: object) => ({
  id: '01980000-0000-7000-8000-000000000000',
  status: 'preparing',
  requestedAt: ago(1),
  readyAt: null,
  expiresAt: null,
  size: null,
  url: null,
  ...state,
});

const exported = (name: string, state: object, text: string | RegExp) =>
  screen(
    `-export-${name}`,
    async (page) => {
      await page.route(EXPORTS, (route) => route.fulfill({ json: { items: [anExport(state)] } }));
      await open(page);
      await seen(page, text);
    },
    { narrow: true },
  );

async function ask(page: Page) {
  await open(page);
  await press(page, 'Supprimer mon compte…');
  await page.getByRole('dialog').waitFor();
}

export const settingsScreens: readonly Screen[] = [
  screen('', open, { as: 'victim', narrow: true }),
  screen('-vide', open, { narrow: true }),
  screen(
    '-appareils',
    async (page) => {
      const items = [
        session(0, 'Firefox sur Linux', 0),
        session(1, 'Samsung Internet sur Android', 30),
        session(2, '', 200),
      ];
      await page.route(SESSIONS, (route) => route.fulfill({ json: { items } }));
      await open(page);
      await seen(page, 'Appareil non reconnu');
    },
    { narrow: true },
  ),
  screen('-enregistre', async (page) => {
    await keepMessages(page);
    // Told as saved, and not kept: the next pictures show what everybody begins with.
    await page.route(at('/api/me/preferences'), (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ json: route.request().postDataJSON() })
        : route.fallback(),
    );
    await open(page);
    await page.getByLabel('E-mails promotionnels').click();
    await press(page, 'Enregistrer');
    await seen(page, 'Paramètres enregistrés');
  }),
  screen(
    '-non-enregistre',
    async (page) => {
      await open(page);
      await cut(page, at('/api/me/preferences'));
      await page.getByLabel('E-mails promotionnels').click();
      await press(page, 'Enregistrer');
      await seen(page, /Erreur lors de la sauvegarde/);
    },
    { refused: true, narrow: true },
  ),
  exported('en-cours', {}, 'Votre export se prépare…'),
  exported(
    'pret',
    {
      status: 'ready',
      readyAt: ago(1),
      expiresAt: ago(-7 * 24),
      size: 1_363_148,
      url: '/api/me/exports/01980000-0000-7000-8000-000000000000',
    },
    'Votre export est prêt',
  ),
  exported(
    'expire',
    { status: 'ready', readyAt: ago(200), expiresAt: ago(32), size: 9 },
    /a expiré/,
  ),
  exported('manque', { status: 'failed' }, /n’a pas pu être préparé/),
  screen(
    '-effacement-empeche',
    async (page) => {
      await page.route(ERASURE, async (route) => {
        const answer = await route.fetch();
        const preview = await answer.json();
        const obstacles = ['balance', 'payment', 'refund'];
        await route.fulfill({ response: answer, json: { ...preview, obstacles } });
      });
      await open(page);
      await seen(page, 'Avant de supprimer votre compte');
      await seen(page, 'Ce que la loi nous oblige à garder');
    },
    { as: 'victim', narrow: true },
  ),
  screen('-effacement', ask, { narrow: true, overlay: true }),
  screen(
    '-effacement-mot-de-passe',
    async (page) => {
      await ask(page);
      await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon');
      await press(page, 'Effacer mon compte');
      await seen(page, 'Mot de passe actuel incorrect');
    },
    { refused: true, narrow: true, overlay: true },
  ),
  screen(
    '-efface',
    async (page) => {
      await page.route(ME, (route) => route.fulfill({ status: 204 }));
      await ask(page);
      await page.getByLabel('Mot de passe', { exact: true }).fill('un-mot-de-passe');
      await press(page, 'Effacer mon compte');
      await seen(page, /Votre compte est effacé/);
    },
    { narrow: true },
  ),
  screen(
    '-equipe',
    async (page) => {
      await page.goto('/settings');
      await seen(page, /Un accès de l’équipe ne s’efface pas ici/);
    },
    { as: 'staff' },
  ),
  screen('-attente', async (page) => {
    for (const match of [EXPORTS, ERASURE, SESSIONS, at('/api/me/preferences')]) {
      await hold(page, match);
    }
    await page.goto('/settings');
    await page.getByRole('status', { name: 'Chargement des paramètres' }).waitFor();
  }),
  screen(
    '-erreur',
    async (page) => {
      for (const match of [EXPORTS, ERASURE, SESSIONS, at('/api/me/preferences')]) {
        await fail(page, match);
      }
      await page.goto('/settings');
      await seen(page, 'Erreur lors du chargement des données');
    },
    { refused: true, narrow: true },
  ),
];
