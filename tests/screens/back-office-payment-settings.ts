/** The tab « Paramètres de paiement »: currencies, their form, old beside new, and the terms. */
import type { Page } from '@playwright/test';
import { at, cut, hold, press, type Screen, seen } from './scene.ts';

const LIST = at('/api/admin/payment-settings');
const TERMS = at('/api/admin/payment-settings/terms');

async function open(page: Page) {
  await page.goto('/admin/payment-settings');
  await seen(page, 'Contrat type');
  await page.getByRole('row', { name: /^Bitcoin/ }).waitFor();
}

async function openRow(page: Page, name: string) {
  await open(page);
  await page
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('button')
    .click();
  await page.getByRole('heading', { name: 'En vigueur' }).waitFor();
}

const NEW = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

async function move(page: Page) {
  await openRow(page, 'Bitcoin');
  await page.getByLabel('Adresse du portefeuille').fill(NEW);
  await press(page, 'Enregistrer');
  await page.getByRole('dialog').waitFor();
}

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `admin/paiement-parametres${name}`,
  as: 'staff',
  show,
  ...more,
});

export const backOfficePaymentSettingsScreens: readonly Screen[] = [
  screen('', open, { narrow: true }),
  screen('-attente', async (page) => {
    await hold(page, LIST);
    await hold(page, TERMS);
    await page.goto('/admin/payment-settings');
    await page.getByRole('status', { name: 'Chargement...', exact: true }).waitFor();
  }),
  screen(
    '-erreur',
    async (page) => {
      await cut(page, LIST);
      await cut(page, TERMS);
      await page.goto('/admin/payment-settings');
      await page.getByRole('button', { name: 'Réessayer' }).first().waitFor();
    },
    { refused: true },
  ),
  screen('-bitcoin', (page) => openRow(page, 'Bitcoin'), { narrow: true }),
  screen('-a-configurer', (page) => openRow(page, 'Litecoin')),
  screen('-bnb', (page) => openRow(page, 'Binance Coin')),
  screen(
    '-refus',
    async (page) => {
      await openRow(page, 'Bitcoin');
      await page.getByLabel('Adresse du portefeuille').fill('LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA');
      await page.getByLabel('Montant minimum').fill('0,0005');
      await press(page, 'Enregistrer');
      await seen(page, /Erreur lors de la mise à jour des paramètres/);
    },
    { refused: true },
  ),
  screen('-nouvelle-adresse', move, { narrow: true, overlay: true, refused: true }),
  screen(
    '-mot-de-passe-faux',
    async (page) => {
      await move(page);
      await page.getByLabel('Mot de passe actuel').fill('faux');
      await press(page, 'Confirmer le changement');
      await seen(page, 'Mot de passe actuel incorrect');
    },
    { overlay: true, refused: true },
  ),
  screen(
    '-supprimer',
    async (page) => {
      await openRow(page, 'Bitcoin');
      await press(page, 'Supprimer…');
      await page.getByRole('dialog').waitFor();
    },
    { overlay: true },
  ),
  screen('-conditions-a-corriger', async (page) => {
    await open(page);
    await page.getByLabel('Titulaire du compte').fill('Parade SAS');
    await page.getByLabel('Taux de TVA').fill('vingt');
    await page.getByLabel('Titre du contrat').fill('');
    await press(page, 'Enregistrer les conditions');
    await seen(page, 'Indiquez le titre du contrat');
  }),
];
