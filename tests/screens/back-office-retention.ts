/** What time removes: its page, a trial, what is asked before a removal, and each way a run can end. */
import type { Page } from '@playwright/test';
import { at, cut, hold, press, type Screen, seen } from './scene.ts';

const RUNS = at('/api/admin/retention-runs');

async function open(page: Page) {
  await page.goto('/admin/retention');
  await page.getByRole('heading', { name: 'Durées en vigueur' }).waitFor();
}

async function trial(page: Page) {
  await open(page);
  await press(page, 'Lancer un essai');
  await seen(page, 'Sidonie-Gabrielle de Beaumont-Larivière');
}

const NONE = { accountData: 0, fraudReports: 0, kycDocuments: 0, navigationData: 0 };
const CUTOFFS = {
  accountData: '2023-11-20T23:00:00.000Z',
  fraudReports: '2016-11-20T23:00:00.000Z',
  kycDocuments: '2021-11-20T23:00:00.000Z',
  navigationData: '2025-10-20T22:00:00.000Z',
};

/** The newest run is as it is given; those before it are the instance's own. */
const newest = (page: Page, changes: object) =>
  page.route(RUNS, async (route) => {
    const response = await route.fetch();
    const { items, periods } = await response.json();
    const run = {
      id: '01980000-0000-7000-8000-000000000001',
      kind: 'removal',
      state: 'done',
      at: '2026-11-21T03:40:00.000Z',
      finishedAt: '2026-11-21T03:40:02.000Z',
      startedBy: null,
      cutoffs: CUTOFFS,
      found: NONE,
      removed: NONE,
      record: NONE,
      exceeded: [],
      withheld: [],
      ...changes,
    };
    await route.fulfill({ response, json: { items: [run, ...items], periods } });
  });

const STOPPED = {
  state: 'stopped',
  found: { accountData: 12, fraudReports: 4, kycDocuments: 0, navigationData: 1480 },
  record: { accountData: 3, fraudReports: 9, kycDocuments: 2, navigationData: 0 },
  exceeded: ['accountData', 'navigationData'],
};

const UNFINISHED = { cutoffs: {} };

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `admin/conservation${name}`,
  as: 'staff',
  show,
  ...more,
});

const ending = (name: string, changes: object, words: RegExp, narrow = false) =>
  screen(
    name,
    async (page) => {
      await newest(page, changes);
      await open(page);
      await seen(page, words);
    },
    { narrow },
  );

export const backOfficeRetentionScreens: readonly Screen[] = [
  screen('', open, { narrow: true }),
  screen('-essai', trial, { narrow: true }),
  screen(
    '-effacer',
    async (page) => {
      await trial(page);
      await press(page, /^Effacer ce qui/);
      await page.getByLabel(/EFFACER/).waitFor();
    },
    { narrow: true, overlay: true },
  ),
  ending('-arretee', STOPPED, /plus de comptes fermés que jamais/, true),
  ending('-echouee', { ...UNFINISHED, state: 'failed' }, /L’effacement s’est interrompu/),
  ending(
    '-en-cours',
    { ...UNFINISHED, state: 'running', finishedAt: null },
    /Un effacement est déjà en cours/,
  ),
  ending('-rien', {}, /rien à effacer/),
  screen(
    '-ouverte',
    async (page) => {
      await newest(page, STOPPED);
      await open(page);
      const table = page.getByRole('table', { name: /^Passages/ });
      await table.getByRole('button').first().click();
      await table.getByText(/plus de comptes fermés/).waitFor();
    },
    { narrow: true },
  ),
  screen('-attente', async (page) => {
    await hold(page, RUNS);
    await page.goto('/admin/retention');
    await page.getByRole('status', { name: 'Chargement...' }).waitFor();
  }),
  screen(
    '-erreur',
    async (page) => {
      await cut(page, RUNS);
      await page.goto('/admin/retention');
      await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    },
    { refused: true },
  ),
];
