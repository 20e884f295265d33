/** The tab « Paiements » of the back office. */
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { newClient } from '../../support/clients.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  type Page,
  test,
} from '../../support/fixtures.ts';
import {
  decide,
  newHash,
  OTHER_BITCOIN,
  openCurrency,
  openPayment,
  payBitcoin,
  WALLETS,
} from '../../support/payment-options.ts';
import { type Account, signInAs } from '../../support/people.ts';

async function open(page: Page, admin: Account) {
  await signInAs(page, admin);
  await page.goto('/admin/payments');
}

test('what a closed account paid is out of the list, in the sums, and found', async ({
  page,
  admin,
  product,
}) => {
  await openCurrency(admin, 'bitcoin');
  const client = await newClient(product, 'Odile Vasseur');
  const { id, reference } = await payBitcoin(client);
  await decide(admin, id, 'confirmation');
  const url = `/api/admin/users/${client.uid}/deactivation`;
  expect((await admin.api.post(url, { data: { mode: 'disabled' } })).ok()).toBe(true);
  await open(page, admin);
  const row = page.getByRole('row', { name: new RegExp(reference) });
  await page.getByLabel('Rechercher').fill(client.email);
  await expect(page.getByText('Aucun paiement', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Dont \d+ de comptes désactivés ou effacés/)).toBeVisible();
  await page.getByLabel('Comptes fermés').selectOption('Eux seuls');
  await row.getByRole('button').click();
  const panel = page.getByRole('region', { name: `Paiement ${reference}` });
  await expect(panel.getByText(/gardé pour la comptabilité/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Rejeter' })).toHaveCount(0);
  await expectFine(page);
  await page.goto(`/admin/users/${client.uid}/money`);
  await page.getByRole('region', { name: 'Paiements' }).getByRole('link').click();
  await expect(panel).toBeVisible();
});

test('finds by e-mail, filters, and rejects with a note', async ({ page, admin, product }) => {
  await openCurrency(admin, 'bitcoin');
  const client = await newClient(product, 'Odile Vasseur');
  const claimed = newHash();
  const { reference } = await payBitcoin(client, claimed);
  const { id: rival } = await payBitcoin(await newClient(product), claimed);
  await decide(admin, rival, 'confirmation');
  await openCurrency(admin, 'bitcoin', { walletAddress: OTHER_BITCOIN });
  await open(page, admin);
  await expect(page.getByRole('tab', { name: /^Paiements\s*\d+$/ })).toBeVisible();
  await page.getByLabel('Rechercher').fill(client.email);
  await expect(page.getByText('1\u00a0paiement', { exact: true })).toBeVisible();
  await page.getByLabel('Filtrer').selectOption('Confirmé');
  await expect(page.getByRole('heading', { name: 'Aucun paiement' })).toBeVisible();
  await page.getByLabel('Filtrer').selectOption('En attente de vérification');
  await page.getByLabel('Moyen de paiement').selectOption('Bitcoin');
  const panel = await openPayment(page, reference);
  await expect(panel.getByText(/^Hash également déclaré par un autre paiement/)).toBeVisible();
  await expect(panel.getByText(/n’est plus celle des paramètres/)).toBeVisible();
  await panel.getByRole('button', { name: 'Confirmer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog.getByText(/^Erreur lors de la mise à jour du statut/)).toContainText(
    sentenceOf('transaction_hash_confirmed'),
  );
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await panel.getByRole('button', { name: 'Rejeter' }).click();
  await dialog.getByLabel(/Note au client/).fill(`Payez à ${WALLETS.bitcoin.walletAddress}`);
  await dialog.getByRole('button', { name: 'Rejeter' }).click();
  await expect(dialog.getByText(/c’est ce que font les escrocs/)).toBeVisible();
  await dialog.getByLabel(/Note au client/).fill('La somme n’est pas arrivée.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Rejeter' }).click();
  await expect(page.getByText('Paiement rejeté')).toBeVisible();
  const { items } = await (await client.api.get('/api/payments')).json();
  expect(items).toMatchObject([{ verified: false, adminNote: 'La somme n’est pas arrivée.' }]);
  await openCurrency(admin, 'bitcoin');
});

test('two filters chosen within a moment both hold', async ({ page, admin }) => {
  await open(page, admin);
  const status = page.getByLabel('Filtrer');
  const means = page.getByLabel('Moyen de paiement');
  const first = await status.elementHandle();
  const second = await means.elementHandle();
  // In one go: nothing is drawn between the two, as on a machine that is busy.
  await page.evaluate(
    (chosen) => {
      for (const [select, label] of chosen) {
        if (!(select instanceof HTMLSelectElement)) continue;
        select.selectedIndex = [...select.options].findIndex(({ text }) => text === label);
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [
      [first, 'Rejeté'],
      [second, 'Bitcoin'],
    ] as const,
  );
  await expect(page).toHaveURL(/bitcoin/);
  await expect(status).toHaveValue('failed');
  await expect(means).toHaveValue('bitcoin');
  await means.selectOption('Tous');
  await expect(page).not.toHaveURL(/bitcoin/);
  await expect(status).toHaveValue('failed');
});

test('a colleague’s decision in between is not overwritten', async ({ page, admin, product }) => {
  await openCurrency(admin, 'bitcoin');
  const { id, reference } = await payBitcoin(await newClient(product));
  await open(page, admin);
  const panel = await openPayment(page, reference);
  await panel.getByRole('button', { name: 'Confirmer' }).click();
  await decide(admin, id, 'rejection');
  // The window hides the page behind it from roles, not from the eye.
  await expect(page.getByText('Dernière décision')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog.getByText(/a modifié cette fiche le/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`^${reference}`) })).toContainText(
    'Rejeté',
  );
  await expect(panel.getByRole('button', { name: 'Marquer non vérifié' })).toBeVisible();
});
