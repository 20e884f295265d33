/** The withdrawals page: balance, request, history, movements. */
import type { Page } from '@playwright/test';
import { at, cut, fail, hold, press, type Screen, seen } from './scene.ts';

const BALANCE = at('/api/balance');
const WITHDRAWALS = at('/api/withdrawals');

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `client/retrait${name}`,
  as: 'victim',
  show,
  ...more,
});

async function open(page: Page, method?: string) {
  await page.goto('/withdraw');
  const choice = page.getByLabel('Méthode de retrait');
  await choice.waitFor();
  if (method) await choice.selectOption(method);
}

async function fillBank(page: Page, amount: string) {
  await open(page, 'Virement bancaire');
  await page.getByLabel('Montant (€)').fill(amount);
  await page.getByLabel('Nom de la banque').fill('Caisse d’épargne de Bourgogne-Franche-Comté');
  await page.getByLabel('IBAN').fill('fr7630006000011234567890189');
  await page.getByLabel('Titulaire du compte').fill('Éloïse Marchand');
}

async function fillWallet(page: Page, address: string) {
  await open(page, 'Portefeuille crypto');
  await page.getByLabel('Montant (€)').fill('250');
  await page.getByLabel('Adresse du portefeuille').fill(address);
}

async function confirm(page: Page) {
  await press(page, 'Demander le retrait');
  await page.getByRole('dialog', { name: 'Vérifiez avant d’envoyer' }).waitFor();
}

export const withdrawalScreens: readonly Screen[] = [
  screen(
    's',
    async (page) => {
      await open(page);
      await seen(page, 'VIR-2026-004417');
      await seen(page, 'CORR-2026-0119');
    },
    { narrow: true },
  ),
  screen(
    's-vides',
    async (page) => {
      await page.goto('/withdraw');
      await seen(page, 'Rien à retirer pour le moment');
      await seen(page, 'Vous n’avez encore demandé aucun retrait.');
    },
    { as: 'newcomer', narrow: true },
  ),
  screen(
    's-longs',
    async (page) => {
      await page.goto('/withdraw');
      await seen(page, 'PLAN-2613');
      await press(page, /^Afficher plus/);
      await seen(page, 'PLAN-2601');
    },
    { as: 'manyReports' },
  ),
  screen(
    's-sans-detention',
    async (page) => {
      const entry = {
        ...{ id: 'e1', at: '2026-11-20T09:12:00.000Z', kind: 'recovery', paidDirectly: true },
        ...{ amount: 1250, balance: 0, reason: 'Rappel du virement par la banque' },
        ...{ reference: 'VIR-2026-004417', reportId: null, reportReference: null },
        withdrawalId: null,
      };
      const figures = { balance: 0, pending: 0, totalRecovered: 1250, paidDirectly: 1250 };
      await page.route(BALANCE, (route) =>
        route.fulfill({ json: { ...figures, holdsFunds: false, entries: [entry] } }),
      );
      await page.goto('/withdraw');
      await seen(page, 'Rien à retirer ici');
      await seen(page, 'hors solde');
    },
    { as: 'newcomer', narrow: true },
  ),
  screen(
    '-virement-depasse',
    async (page) => {
      await fillBank(page, '1000');
      await seen(page, /seul ce que le solde/);
    },
    { narrow: true },
  ),
  screen(
    '-annulation',
    async (page) => {
      await open(page);
      await press(page, /^Annuler cette demande/);
      await seen(page, 'Confirmer l’annulation');
    },
    { narrow: true, overlay: true },
  ),
  screen('-portefeuille', (page) => fillWallet(page, ''), { narrow: true }),
  screen(
    '-champs-vides',
    async (page) => {
      await open(page, 'Virement bancaire');
      await press(page, 'Demander le retrait');
      await seen(page, 'Veuillez entrer un montant valide');
    },
    { narrow: true },
  ),
  screen('-trop', async (page) => {
    await open(page, 'Binance');
    await page.getByLabel('Montant (€)').fill('99999');
    await press(page, 'Demander le retrait');
    await seen(page, 'Le montant ne peut pas dépasser votre solde disponible');
    await seen(page, 'Veuillez entrer votre ID Binance');
  }),
  screen(
    '-confirmation',
    async (page) => {
      await fillBank(page, '1 000,50');
      await confirm(page);
    },
    { narrow: true, overlay: true },
  ),
  screen(
    '-confirmation-portefeuille',
    async (page) => {
      await fillWallet(page, 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0');
      await confirm(page);
    },
    { narrow: true, overlay: true },
  ),
  screen(
    '-non-envoye',
    async (page) => {
      await fillBank(page, '1000');
      await confirm(page);
      await page.route(WITHDRAWALS, (route) => route.abort());
      await press(page, 'Confirmer la demande');
      await seen(page, /Erreur lors de la soumission de la demande de retrait/);
    },
    { narrow: true, overlay: true, refused: true },
  ),
  screen(
    '-adresse-refusee',
    async (page) => {
      await fillWallet(page, 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj2');
      await confirm(page);
      await press(page, 'Confirmer la demande');
      await seen(page, /C’est une adresse|Ce n’est pas une adresse/);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    { refused: true },
  ),
  screen(
    '-soumis',
    async (page) => {
      await open(page, 'Binance');
      const { items } = await (await page.request.get('/api/withdrawals')).json();
      await page.route(WITHDRAWALS, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: items[0] })
          : route.fallback(),
      );
      await page.getByLabel('Montant (€)').fill('120');
      await page.getByLabel('ID Binance').fill('481220937');
      await confirm(page);
      await press(page, 'Confirmer la demande');
      await seen(page, 'Demande de retrait soumise avec succès');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    { narrow: true },
  ),
  screen('s-attente', async (page) => {
    await hold(page, BALANCE);
    await hold(page, WITHDRAWALS);
    await page.goto('/withdraw');
    await page.getByRole('status', { name: 'Chargement du solde' }).waitFor();
  }),
  screen(
    's-erreur',
    async (page) => {
      await fail(page, BALANCE);
      await cut(page, WITHDRAWALS);
      await page.goto('/withdraw');
      await seen(page, 'Erreur lors du chargement des données');
      await seen(page, /la liste n’a pas pu être lue/);
    },
    { refused: true, narrow: true },
  ),
];
