/** The back office's settings of the site: fields, preview, publication, history. */
import type { Page } from '@playwright/test';
import { at, cut, fail, hold, press, type Screen, seen } from './scene.ts';

const MAIN = '/api/admin/site-settings/main';
const PUBLICATION = '/api/admin/site-settings/publication';
const HISTORY = '/api/admin/site-settings/history';
const PREVIEW = '/api/admin/site-settings/preview';

const SECTIONS = [
  ['textes', 'Textes'],
  ['chiffres', 'Chiffres'],
  ['avis', 'Avis et certifications'],
  ['mentions', 'Mentions légales'],
  ['cgu', 'CGU'],
  ['rgpd', 'RGPD'],
  ['partenaires', 'Partenaires'],
  ['securite', 'Sécurité'],
] as const;

const section = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`), expanded: false }).click();

async function open(page: Page): Promise<void> {
  await page.goto('/admin/site-settings');
  await seen(page, 'Enregistrer et publier');
}

const rename = (page: Page, name: string) => page.getByLabel('Nom de la plateforme').fill(name);

const row = (changes: object) => ({
  id: '01980000-0000-7000-8000-000000000001',
  state: 'published',
  cause: 'settings',
  by: 'Camille Ardouin',
  requestedAt: '2026-11-20T09:12:00.000Z',
  finishedAt: '2026-11-20T09:12:02.100Z',
  durationMs: 2100,
  settingsVersion: 2,
  problem: null,
  ...changes,
});
const status = (page: Page, last: object) =>
  page.route(at(PUBLICATION), (route) =>
    route.fulfill({
      json: {
        current: row({}),
        recent: [row(last), row({})],
        settingsVersion: 3,
        isDemonstration: true,
        announcedTerms: null,
        outside: false,
      },
    }),
  );
const version = (number: number, changes: object[], restoredFrom: number | null = null) => ({
  version: number,
  at: `2026-11-${10 + number}T09:12:00.000Z`,
  by: 'Camille Ardouin',
  restoredFrom,
  changes,
});
const history = (page: Page) =>
  page.route(at(HISTORY), (route) =>
    route.fulfill({
      headers: { 'content-range': 'site-settings-history 0-2/3' },
      json: [
        version(3, [{ path: 'brand.name', before: 'Bouclier', after: 'Parade' }], 1),
        version(2, [
          { path: 'brand.name', before: 'Parade', after: 'Bouclier' },
          {
            path: 'stats.successRate.source',
            before: '',
            after: 'Rapport annuel 2025, page 12, publié sur notre site',
          },
        ]),
        version(1, [
          { path: 'contactInfo.phone', before: '01 99 00 12 34', after: '01 40 00 00 00' },
        ]),
      ],
    }),
  );

/** A window as tall as the page: the bar at its foot would lie over the fields in a picture of the whole. */
async function unroll(page: Page): Promise<void> {
  const { width = 1280 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `admin/parametres-${name}`,
  as: 'staff',
  show: async (page, stage) => {
    await show(page, stage);
    if (!more.overlay) await unroll(page);
  },
  ...more,
});

export const backOfficeSettingsScreens: readonly Screen[] = [
  screen('chargement', async (page) => {
    await hold(page, at(MAIN));
    await page.goto('/admin/site-settings');
    await page.getByRole('status', { name: 'Chargement...' }).waitFor();
  }),
  screen(
    'erreur',
    async (page) => {
      await fail(page, at(MAIN));
      await page.goto('/admin/site-settings');
      await seen(page, /Erreur lors du chargement des paramètres du site/);
    },
    { refused: true },
  ),
  screen('marque', open, { narrow: true }),
  {
    name: 'admin/sources',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await page.goto('/admin/sources');
      await seen(page, /^À relire aujourd’hui/);
    },
  },
  ...SECTIONS.map(([slug, label]) =>
    screen(slug, async (page) => {
      await open(page);
      await section(page, label);
    }),
  ),
  screen(
    'corriger',
    async (page) => {
      await open(page);
      await section(page, 'Chiffres');
      const rate = page.getByRole('group', { name: 'Taux de réussite' });
      await rate.getByLabel('Valeur').fill('191,5');
      await press(page, 'Enregistrer et publier');
      await seen(page, /entre 0 et 100/);
    },
    { overlay: true },
  ),
  screen(
    'refus',
    async (page) => {
      await cut(page, at(PREVIEW));
      await open(page);
      await rename(page, 'Bouclier');
      await fail(page, at(MAIN));
      await press(page, 'Enregistrer et publier');
      await seen(page, /Erreur lors de la mise à jour des paramètres/);
    },
    { refused: true, overlay: true },
  ),
  screen('publication-en-cours', async (page) => {
    await status(page, { state: 'building', finishedAt: null, durationMs: null });
    await open(page);
    await seen(page, 'Publication en cours…');
  }),
  screen('publication-echouee', async (page) => {
    await status(page, { state: 'failed', problem: 'ENOSPC: no space left on device' });
    await open(page);
    await seen(page, /l’ancienne version reste en ligne/);
  }),
  screen('historique', async (page) => {
    await history(page);
    await open(page);
    await seen(page, /Bouclier/);
  }),
  screen(
    'restaurer',
    async (page) => {
      await history(page);
      await open(page);
      await press(page, /^Restaurer cette version/);
      await page.getByRole('dialog').waitFor();
    },
    { overlay: true },
  ),
  screen(
    'quitter',
    async (page) => {
      await open(page);
      await rename(page, 'Bouclier');
      await page.getByRole('tab', { name: /^Utilisateurs/ }).click();
      await seen(page, /Quitter sans enregistrer/);
    },
    { overlay: true },
  ),
  screen(
    'apercu',
    async (page) => {
      await open(page);
      await rename(page, 'Bouclier');
      if ((page.viewportSize()?.width ?? 0) < 1200) await press(page, 'Aperçu');
      await page.locator('iframe[srcdoc*="Bouclier"]').waitFor();
    },
    { overlay: true },
  ),
];
