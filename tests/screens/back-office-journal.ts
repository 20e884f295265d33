/** The tab « Journal »: what was done, by whom, and what it changed. */
import type { Page } from '@playwright/test';
import { at, fail, hold, type Screen, seen } from './scene.ts';

const LIST = at('/api/admin/audit-events');

async function open(page: Page) {
  await page.goto('/admin/audit-events');
  await page
    .getByRole('status')
    .filter({ hasText: /événement/ })
    .waitFor();
}

async function filter(page: Page, action: string) {
  await open(page);
  await page.getByLabel('Action').selectOption({ label: action });
  await page.getByRole('row').nth(1).filter({ hasText: action }).waitFor();
  await page.locator('table:not([aria-busy="true"])').first().waitFor();
}

/** Readings of which one left its range in the month with the longest name. */
async function readings(page: Page) {
  await page.route(at('/api/admin/probes'), async (route) => {
    const { items } = await (await route.fetch()).json();
    const [first, second, ...others] = items;
    const reading = { value: 0.9396, min: 0.95, max: null, at: '2026-11-20T10:23:00.000Z' };
    const outside = { ...reading, outsideSince: '2026-09-20T14:23:00.000Z' };
    const json = {
      items: [
        { ...first, ...reading, value: 14, min: 4, max: 58 },
        { ...second, ...outside },
        ...others,
      ],
    };
    await route.fulfill({ json });
  });
  await page.goto('/admin/probes');
  await seen(page, /^Depuis le/);
}

const EVENTS = ['Blocage', 'Invitation', 'Désactivation', 'Modification'];

export const backOfficeJournalScreens: Screen[] = [
  { name: 'admin/journal', as: 'staff', narrow: true, show: open },
  { name: 'admin/journal-filtre', as: 'staff', show: (page) => filter(page, 'Blocage') },
  ...EVENTS.map(
    (action): Screen => ({
      name: `admin/journal-${action.normalize('NFD').replace(/\W/g, '').toLowerCase()}`,
      as: 'staff',
      narrow: action === 'Blocage',
      show: async (page) => {
        await filter(page, action);
        await page.getByRole('row').nth(1).click();
        await page.getByRole('table', { name: 'Avant et après' }).waitFor();
      },
    }),
  ),
  { name: 'admin/etat-du-service', as: 'staff', narrow: true, show: readings },
  {
    name: 'admin/journal-sans-resultat',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await open(page);
      await page.getByLabel('Au', { exact: true }).fill('2020-01-01');
      await seen(page, 'Aucun événement trouvé');
    },
  },
  {
    name: 'admin/journal-attente',
    as: 'staff',
    show: async (page) => {
      await hold(page, LIST);
      await page.goto('/admin/audit-events');
      await page
        .getByRole('status', { name: /^Chargement\.\.\.\s:/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin/journal-erreur',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await fail(page, LIST);
      await page.goto('/admin/audit-events');
      await seen(page, 'Erreur lors du chargement des données');
    },
  },
];
