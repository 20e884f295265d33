/** The payment screen, and the history of payments. */
import type { Page } from '@playwright/test';
import { at, cut, fail, hold, press, type Screen, seen } from './scene.ts';

const OPTIONS = at('/api/payment-options');
const PAYMENTS = at('/api/payments');

async function choose(page: Page, name: RegExp) {
  await page.goto('/payment');
  await page.getByRole('link', { name }).click();
  await seen(page, 'Commander avec obligation de paiement');
}

/** The page of the order that waits for its payment. */
async function toOrder(page: Page) {
  await page.goto('/payments');
  await page.getByRole('link', { name: /Voir l’adresse/ }).click();
  await seen(page, /^Adresse Bitcoin/);
}

const answer = (page: Page, change: (options: Record<string, unknown>) => object) =>
  page.route(OPTIONS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `client/paiement${name}`,
  as: 'victim',
  show,
  ...more,
});

export const paymentScreens: readonly Screen[] = [
  screen(
    '-choix',
    async (page) => {
      await page.goto('/payment');
      await page.getByRole('link', { name: /Bitcoin/ }).waitFor();
    },
    { narrow: true },
  ),
  screen('-non-configure', async (page) => {
    await answer(page, (options) => ({
      ...options,
      configured: false,
      options: [],
      bankTransfer: false,
    }));
    await page.goto('/payment');
    await seen(page, 'Aucune option de paiement disponible');
  }),
  screen('-moyen-inconnu', async (page) => {
    await page.goto('/payment?moyen=litecoin');
    await seen(page, /Cette option de paiement/);
  }),
  screen('-attente', async (page) => {
    await hold(page, OPTIONS);
    await page.goto('/payment');
    await page.getByRole('status', { name: 'Chargement...' }).waitFor();
  }),
  screen(
    '-erreur',
    async (page) => {
      await fail(page, OPTIONS);
      await page.goto('/payment');
      await seen(page, /Erreur lors du chargement des paramètres de paiement/);
    },
    { refused: true, narrow: true },
  ),
  screen('-bitcoin', (page) => choose(page, /Bitcoin/), { narrow: true }),
  screen('-virement', (page) => choose(page, /Virement/), { narrow: true }),
  screen(
    '-champs-vides',
    async (page) => {
      await choose(page, /Tether/);
      await press(page, 'Commander avec obligation de paiement');
      await seen(page, 'Lisez et acceptez le contrat pour commander');
    },
    { narrow: true },
  ),
  screen(
    '-non-enregistre',
    async (page) => {
      await choose(page, /Bitcoin/);
      await cut(page, PAYMENTS);
      await page.getByLabel(/J’ai lu le contrat/).check();
      await press(page, 'Commander avec obligation de paiement');
      await seen(page, /Erreur lors de l'enregistrement/);
    },
    { refused: true },
  ),
  screen(
    '-offre-changee',
    async (page) => {
      await choose(page, /Bitcoin/);
      await answer(page, (options) => ({ ...options, shown: 'autre' }));
      await page.route(PAYMENTS, (route) =>
        route.fulfill({
          status: 409,
          json: {
            code: 'payment_terms_changed',
            message: 'Le contrat ou le montant a changé.',
            requestId: 'req-1',
          },
        }),
      );
      await page.getByLabel(/J’ai lu le contrat/).check();
      await press(page, 'Commander avec obligation de paiement');
      await page.getByRole('button', { name: 'Lire la nouvelle version' }).waitFor();
    },
    { refused: true },
  ),
  screen(
    '-retrouve',
    async (page) => {
      await choose(page, /Bitcoin/);
      await page.getByLabel(/J’ai lu le contrat/).check();
      await page.reload();
      await seen(page, /Rien n’a encore été envoyé/);
    },
    { narrow: true },
  ),
  screen(
    '-commande',
    async (page) => {
      await toOrder(page);
      await page.getByLabel('Hash de la transaction').fill('a'.repeat(63));
      await press(page, 'Enregistrer la transaction');
      await seen(page, /Ce n’est pas un hash de transaction/);
    },
    { narrow: true },
  ),
  screen(
    's',
    async (page) => {
      await page.goto('/payments');
      await seen(page, 'En attente de vérification');
      await page.getByText('Coordonnées pour le virement').click();
      await seen(page, 'Référence à écrire sur le virement');
      await seen(page, 'Contrats');
    },
    { narrow: true },
  ),
  screen('s-payes', async (page) => {
    await page.goto('/payments?statut=completed');
    await seen(page, 'Confirmé');
  }),
  screen(
    's-vides',
    async (page) => {
      await page.goto('/payments');
      await seen(page, 'Aucun paiement pour le moment');
    },
    { as: 'newcomer', narrow: true },
  ),
  screen('s-attente', async (page) => {
    await hold(page, PAYMENTS);
    await page.goto('/payments');
    await page.getByRole('status', { name: 'Chargement des paiements' }).waitFor();
  }),
  screen(
    's-erreur',
    async (page) => {
      await cut(page, PAYMENTS);
      await page.goto('/payments');
      await seen(page, 'Erreur lors du chargement des paiements');
    },
    { refused: true },
  ),
];
