/** The tab « Paiements »: the list, a payment that is open, and decisions. */
import type { Page } from '@playwright/test';
import { payBitcoin } from './fill-paid.ts';
import { signedIn } from './people.ts';
import { at, cut, hold, press, type Screen, type Stage, seen } from './scene.ts';

const LIST = at('/api/admin/payments');

async function open(page: Page) {
  await page.goto('/admin/payments');
  await page
    .getByRole('status')
    .filter({ hasText: /paiement/ })
    .waitFor();
}

async function openRow(page: Page, state: string) {
  await open(page);
  await page
    .getByRole('row', { name: new RegExp(state) })
    .first()
    .getByRole('button')
    .click();
  await page.getByRole('heading', { name: 'Décision' }).waitFor();
}

/** Another one to decide: each width takes its own. */
async function another({ url, accounts }: Stage) {
  await payBitcoin(await signedIn(url, accounts.longNames));
}

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `admin/paiements${name}`,
  as: 'staff',
  show,
  ...more,
});

export const backOfficePaymentScreens: readonly Screen[] = [
  screen('', open, { narrow: true }),
  screen('-attente', async (page) => {
    await hold(page, LIST);
    await page.goto('/admin/payments');
    await page
      .getByRole('status', { name: /^Chargement\.\.\.\s:/ })
      .first()
      .waitFor();
  }),
  screen(
    '-erreur',
    async (page) => {
      await cut(page, LIST);
      await page.goto('/admin/payments');
      await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    },
    { refused: true },
  ),
  screen('-aucun', async (page) => {
    await page.route(LIST, (route) =>
      route.fulfill({ json: [], headers: { 'content-range': 'payments 0-0/0' } }),
    );
    await page.goto('/admin/payments');
    await seen(page, 'Aucun paiement');
  }),
  screen('-filtre-sans-resultat', async (page) => {
    await open(page);
    await page.getByLabel('Moyen de paiement').selectOption('litecoin');
    await seen(page, 'Aucun paiement');
  }),
  screen('-confirme', (page) => openRow(page, 'Confirmé'), { narrow: true }),
  screen('-rejete', (page) => openRow(page, 'Rejeté')),
  screen('-virement', (page) => openRow(page, 'Virement')),
  screen(
    '-doutes',
    async (page) => {
      await page.route(LIST, async (route) => {
        const response = await route.fetch();
        const doubted = { hashAlsoDeclared: true, payeeChanged: true };
        const rows = (await response.json()) as object[];
        await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...doubted })) });
      });
      await openRow(page, 'En attente de vérification');
    },
    { narrow: true },
  ),
  screen(
    '-confirmer',
    async (page) => {
      await openRow(page, 'En attente de vérification');
      await press(page, 'Confirmer');
      await page.getByRole('dialog').waitFor();
    },
    { narrow: true, overlay: true },
  ),
  screen(
    '-rejeter',
    async (page) => {
      await openRow(page, 'Confirmé');
      await press(page, 'Rejeter');
      await page.getByLabel(/Note au client/).fill('La somme n’est pas arrivée.');
    },
    { narrow: true, overlay: true },
  ),
  screen(
    '-virement-a-confirmer',
    async (page) => {
      await openRow(page, 'Virement');
      await press(page, 'Confirmer');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Jour où le virement est arrivé').fill('2099-01-01');
      await dialog.getByRole('button', { name: 'Confirmer' }).click();
      await seen(page, 'Cette date est dans le futur');
    },
    { narrow: true, overlay: true, refused: true },
  ),
  screen(
    '-renonciation',
    async (page) => {
      await openRow(page, 'Virement');
      await press(page, 'Renonciation reçue…');
      await page.getByLabel('Jour de réception').waitFor();
    },
    { narrow: true, overlay: true },
  ),
  screen(
    '-renonciation-refus',
    async (page) => {
      await openRow(page, 'Virement');
      await press(page, 'Renonciation reçue…');
      await press(page, 'Enregistrer la renonciation');
      await seen(page, 'Indiquez le jour de réception');
    },
    { overlay: true },
  ),
  screen(
    '-rembourser',
    async (page) => {
      await open(page);
      await press(page, /^Marquer remboursé/);
      await page.getByLabel('Référence du remboursement').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Marquer remboursé' }).click();
      await seen(page, 'Indiquez la référence du remboursement');
    },
    { narrow: true, overlay: true },
  ),
  screen('-decide', async (page, stage) => {
    await another(stage);
    await openRow(page, 'En attente de vérification');
    await press(page, 'Confirmer');
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
    await seen(page, /la facture est émise/);
  }),
];
