/** « Mon profil »: card, forms, picture, password. */
import type { Page } from '@playwright/test';
import { at, cut, fail, hold, keepMessages, press, type Screen, seen } from './scene.ts';

const ME = at('/api/me');
const PASSWORD = at('/api/me/password');

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `client/profil${name}`,
  as: 'victim',
  show,
  ...more,
});

async function open(page: Page) {
  await page.goto('/profile');
  await page.getByRole('form', { name: 'Informations personnelles' }).waitFor();
  await seen(page, 'Statistiques détaillées');
}

/** A person of the demo with a picture of theirs, who leaves none behind. */
async function withPicture(page: Page, file: string) {
  await open(page);
  await page.getByLabel('Photo de profil').setInputFiles(file);
  await page.getByRole('button', { name: 'Retirer la photo' }).waitFor();
}

async function typePasswords(page: Page, current: string, next: string, again = next) {
  await open(page);
  await page.getByLabel('Mot de passe actuel').fill(current);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(next);
  await page.getByLabel('Confirmer le nouveau mot de passe').fill(again);
}

export const profileScreens: readonly Screen[] = [
  screen('', open, { narrow: true }),
  screen('-vide', open, { as: 'newcomer', narrow: true }),
  screen('-noms-longs', open, { as: 'longNames', narrow: true }),
  screen('-photo', (page, { papers }) => withPicture(page, papers.photo), {
    as: 'manyReports',
    narrow: true,
  }),
  screen(
    '-photo-en-route',
    async (page, { papers }) => {
      await hold(page, at('/api/documents'));
      await open(page);
      await page.getByLabel('Photo de profil').setInputFiles(papers.photo);
      await page.getByRole('progressbar').waitFor();
    },
    { as: 'newcomer', narrow: true },
  ),
  screen(
    '-photo-refusee',
    async (page, { papers }) => {
      await open(page);
      await page.getByLabel('Photo de profil').setInputFiles(papers.statement);
      await seen(page, /Choisissez une image/);
    },
    { as: 'newcomer' },
  ),
  screen('-enregistre', async (page) => {
    await keepMessages(page);
    await open(page);
    await page.getByLabel('Présentation').fill('Je préfère être appelée le matin.');
    await press(page, 'Enregistrer');
    await seen(page, 'Profil mis à jour avec succès !');
  }),
  screen(
    '-erreurs',
    async (page) => {
      await open(page);
      await page.getByLabel('Nom complet').fill('');
      await page.getByLabel('Présentation').fill('Bonjour. '.repeat(60));
      await press(page, 'Enregistrer');
      await seen(page, 'Veuillez indiquer votre nom complet');
    },
    { as: 'newcomer', narrow: true },
  ),
  screen(
    '-non-enregistre',
    async (page) => {
      await open(page);
      await cut(page, ME);
      await page.getByLabel('Téléphone').fill('06 39 98 12 34');
      await press(page, 'Enregistrer');
      await seen(page, /Erreur lors de la sauvegarde/);
    },
    { as: 'newcomer', refused: true, narrow: true },
  ),
  screen(
    '-quitter',
    async (page) => {
      await open(page);
      await page.getByLabel('Téléphone').fill('07 00 11 22 33');
      await page.getByRole('link', { name: 'Nouveau signalement' }).click();
      await page.getByRole('dialog', { name: /Quitter sans enregistrer/ }).waitFor();
    },
    { as: 'newcomer', narrow: true, overlay: true },
  ),
  screen(
    '-mots-de-passe-differents',
    async (page) => {
      await typePasswords(page, 'ancien', 'lanterne-verger-quinze-89', 'lanterne-verger-quinze');
      await press(page, 'Changer le mot de passe');
      await seen(page, 'Les nouveaux mots de passe ne correspondent pas');
    },
    { as: 'newcomer', narrow: true },
  ),
  screen(
    '-mot-de-passe-faux',
    async (page) => {
      await typePasswords(page, 'pas-le-bon', 'lanterne-verger-quinze-89');
      await press(page, 'Changer le mot de passe');
      await seen(page, 'Mot de passe actuel incorrect');
    },
    { as: 'newcomer', refused: true },
  ),
  screen(
    '-mot-de-passe-change',
    async (page) => {
      await page.route(PASSWORD, (route) => route.fulfill({ status: 204 }));
      await typePasswords(page, 'ancien', 'lanterne-verger-quinze-89');
      await press(page, 'Changer le mot de passe');
      await seen(page, 'Mot de passe changé avec succès !');
    },
    { as: 'newcomer', narrow: true },
  ),
  screen('-attente', async (page) => {
    await hold(page, ME);
    await page.goto('/profile');
    await page.getByRole('status', { name: 'Chargement du profil' }).waitFor();
  }),
  screen(
    '-erreur',
    async (page) => {
      await fail(page, ME);
      await page.goto('/profile');
      await seen(page, 'Erreur lors du chargement des données');
    },
    { refused: true, narrow: true },
  ),
];
