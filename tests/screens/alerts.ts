/** The public base in its states, and the page of an alert. */
import { SAMPLE_ALERTS } from '@parade/api/contract/sample-alerts.ts';
import type { Page } from '@playwright/test';
import { at, fail, hold, press, type Screen, seen } from './scene.ts';

const list = at('/api/alerts');
const [sample] = SAMPLE_ALERTS;
const PAGE = `/alertes/${sample?.slug}`;

async function open(page: Page, address = '/alertes') {
  await page.goto(address);
  await page.locator('astro-island[ssr][client=load]').waitFor({ state: 'detached' });
}

const type = (page: Page, text: string) => page.getByLabel('Rechercher une arnaque').fill(text);

/** The form that disputes an alert, ready to be filled. */
async function dispute(page: Page) {
  await page.goto(PAGE);
  await page.locator('summary', { hasText: 'Signaler une erreur' }).click();
  await page.locator('astro-island[ssr][client=visible]').waitFor({ state: 'detached' });
  await page.getByLabel('Votre adresse e-mail').fill('camille@exemple.fr');
  await page.getByLabel('Qu’est-ce qui est faux').fill('Ce numéro n’a jamais été le mien.');
}

const answer = (page: Page, status: number, json: object) =>
  page.route('**/disputes', (route) => route.fulfill({ status, json }));

export const alertScreens: Screen[] = [
  {
    name: 'site/alertes-recherche',
    narrow: true,
    show: async (page) => {
      await open(page);
      await type(page, 'colis en attente');
      await seen(page, '1 alerte');
    },
  },
  {
    name: 'site/alertes-indicateur',
    narrow: true,
    show: async (page) => {
      await open(page);
      await type(page, '06 39 98 12 34');
      await seen(page, /Cela ressemble à un lien/);
    },
  },
  {
    name: 'site/alertes-rien',
    show: async (page) => {
      await open(page, '/alertes?q=zzzzzz');
      await seen(page, 'Aucune alerte ne correspond.');
    },
  },
  {
    name: 'site/alertes-panne',
    refused: true,
    show: async (page) => {
      await open(page);
      await fail(page, list);
      await type(page, 'colis');
      await seen(page, 'Réessayer');
    },
  },
  {
    name: 'site/alertes-attente',
    show: async (page) => {
      await hold(page, list);
      await page.goto('/alertes?tri=montant');
      await seen(page, 'Recherche…');
    },
  },
  {
    name: 'site/alertes-moi-aussi',
    show: async (page) => {
      await open(page);
      await press(page, 'Moi aussi');
      await seen(page, 'Compté, merci');
    },
  },
  { name: 'site/alerte', narrow: true, show: (page) => page.goto(PAGE) },
  {
    name: 'site/alerte-erreur-a-corriger',
    refused: true,
    narrow: true,
    show: async (page) => {
      await dispute(page);
      const role = 'Choisissez à quel titre vous écrivez';
      await answer(page, 422, { code: 'validation', message: role, errors: { role } });
      await press(page, 'Envoyer');
      await seen(page, role);
    },
  },
  {
    name: 'site/alerte-erreur-envoyee',
    show: async (page) => {
      await dispute(page);
      await answer(page, 202, {});
      await press(page, 'Envoyer');
      await seen(page, /Un e-mail vient de partir/);
    },
  },
];
