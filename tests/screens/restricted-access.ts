/** What people keep whose account is closed: the way in, and everything behind it. */
import type { Page } from '@playwright/test';
import { at, cut, press, type Screen, type Stage, seen } from './scene.ts';

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `client/acces-restreint${name}`,
  narrow: true,
  show,
  ...more,
});

async function open(page: Page, email: string, password: string) {
  await page.goto('/restricted-access');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await press(page, 'Accéder à mon solde');
}

const as =
  (who: 'blocked' | 'disabled' | 'deleted' | 'newcomer') =>
  (page: Page, { accounts }: Stage) =>
    open(page, accounts[who].email, accounts[who].password);

export const restrictedAccessScreens: readonly Screen[] = [
  screen('-connexion', async (page) => {
    await page.goto('/restricted-access');
    await page.getByLabel('Adresse e-mail').waitFor();
  }),
  screen(
    '-identifiants-faux',
    async (page) => {
      await open(page, 'personne@exemple.fr', 'pas-le-bon-mot');
      await seen(page, 'Échec de la connexion. Vérifiez vos identifiants.');
    },
    { refused: true, narrow: false },
  ),
  screen(
    '-compte-ouvert',
    async (page, stage) => {
      await as('newcomer')(page, stage);
      await seen(page, /Votre compte est ouvert/);
    },
    { refused: true },
  ),
  screen('-bloque', async (page, stage) => {
    await as('blocked')(page, stage);
    await seen(page, 'SEPA-RECALL-2026-9120');
    await seen(page, 'Factures et avoirs');
    await seen(page, 'Contrat d’accompagnement');
  }),
  screen('-desactive-vide', async (page, stage) => {
    await as('disabled')(page, stage);
    await seen(page, /Votre compte a été désactivé/);
    await seen(page, 'Vous n’avez encore demandé aucun retrait.');
    await seen(page, /^Aucun contrat/);
  }),
  screen(
    '-donnees-telechargees',
    async (page, stage) => {
      await as('deleted')(page, stage);
      await page.route(at('/api/me/export'), (route) => route.fulfill({ json: {} }));
      await press(page, 'Télécharger mes données');
      await seen(page, 'Le fichier est téléchargé.');
    },
    { narrow: false },
  ),
  screen(
    '-sans-reseau',
    async (page) => {
      await cut(page, at('/api/auth/restricted-session'));
      await page.goto('/restricted-access');
      await seen(page, /Vérifiez votre connexion internet/);
    },
    { refused: true, narrow: false },
  ),
];
