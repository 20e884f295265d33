/** Payments that something comes between: what changes meanwhile, what is refused, what cannot be read. */
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import { accept, choose, order } from '../../support/payment-form.ts';
import {
  OTHER_BITCOIN,
  openCurrency,
  orderBitcoin,
  WALLETS,
} from '../../support/payment-options.ts';

test('a means taken back while the page is open is announced, and nothing is ordered', async ({
  page,
  admin,
  victim,
}) => {
  await openCurrency(admin, 'bitcoin');
  await openCurrency(admin, 'litecoin');
  await page.goto('/payment?moyen=litecoin');
  await page.getByLabel(/facultatif/).check();
  await accept(page).check();
  await admin.api.delete('/api/admin/payment-settings/litecoin');
  await order(page).click();
  await expect(page.getByText('Ce moyen de paiement n’est plus proposé.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Choisir un autre moyen' }).click();
  await choose(page, 'Bitcoin');
  await expect(page.getByLabel(/facultatif/)).toBeChecked();
  expect((await (await victim.api.get('/api/payments')).json()).items).toEqual([]);
});

test('a newer offer is announced before it binds', async ({ page, admin, victim }) => {
  await openCurrency(admin, 'bitcoin');
  await page.goto('/payment?moyen=bitcoin');
  await accept(page).check();
  await openCurrency(admin, 'bitcoin', { minimumAmount: '0.003' });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Le contrat ou le montant a changé.')).toBeVisible();
  await page.getByRole('button', { name: 'Lire la nouvelle version' }).click();
  await expect(accept(page)).not.toBeChecked();

  await accept(page).check();
  await openCurrency(admin, 'bitcoin', { minimumAmount: '0.0005' });
  await order(page).click();
  await expect(page.getByText(/a changé depuis que cette page est ouverte/)).toBeVisible();
  await expect(accept(page)).not.toBeChecked();
  // What the eye sees is drawn beside the box itself.
  await expect(page.locator('.Mui-checked')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lire la nouvelle version' }).click();
  await expect(page.getByText('0,00085911').first()).toBeVisible();
  await accept(page).check();
  await order(page).click();
  await expect(page).toHaveURL(/\/payment\?commande=/);
  const { items } = await (await victim.api.get('/api/payments')).json();
  expect(items).toMatchObject([{ amount: '0.00085911', amountInEUR: 50 }]);
  await openCurrency(admin, 'bitcoin');
});

test('an order keeps its address where another one is paid now, and says so', async ({
  page,
  admin,
  victim,
}) => {
  await openCurrency(admin, 'bitcoin');
  const { id } = await orderBitcoin(victim);
  await openCurrency(admin, 'bitcoin', { walletAddress: OTHER_BITCOIN });
  await page.goto(`/payment?commande=${id}`);
  await expect(page.getByText(WALLETS.bitcoin.walletAddress)).toBeVisible();
  await expect(page.getByText(/Nos coordonnées ont changé depuis cette commande/)).toBeVisible();
  await expectAccessible(page);
  await openCurrency(admin, 'bitcoin');
});

test('a session that ended while somebody typed loses nothing, and sends nothing', async ({
  page,
  admin,
  victim,
}) => {
  await openCurrency(admin, 'bitcoin');
  // The page does not learn it by itself: the order does.
  await page.route('**/api/live', (route) => route.abort());
  await page.goto('/payment?moyen=bitcoin');
  await accept(page).check();
  await page.getByLabel(/facultatif/).check();
  await victim.api.post('/api/auth/logout');
  await order(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Vous devez être connecté pour effectuer un paiement')).toBeVisible();
  await signIn(page, victim.email);
  await expect(page).toHaveURL('/payment?moyen=bitcoin');
  await expect(page.getByText(/Rien n’a encore été envoyé/)).toBeVisible();
  await expect(accept(page)).toBeChecked();
  await expect(page.getByLabel(/facultatif/)).toBeChecked();
  await expect(page.locator('.Mui-checked')).toHaveCount(2);
  await expectAccessible(page);
  await order(page).click();
  await expect(page).toHaveURL(/\/payment\?commande=/);
  await page.goto('/payment?moyen=bitcoin');
  await expect(accept(page)).not.toBeChecked();
});

test('says what each refusal means and keeps what was typed', async ({ page, admin, victim }) => {
  expect(victim.uid).not.toBe('');
  await openCurrency(admin, 'bitcoin');
  await page.goto('/payment?moyen=bitcoin');
  await page.getByLabel(/facultatif/).check();
  for (const [code, status, sentence] of [
    ['permission_denied', 403, "Vous n'avez pas les permissions nécessaires."],
    ['not_found', 404, "La collection de paiements n'existe pas."],
    ['validation', 422, 'Les données du paiement sont invalides.'],
    ['rate_limited', 429, 'Trop de tentatives. Veuillez réessayer plus tard.'],
    [
      'payment_minimum_missing',
      422,
      "Le montant minimum n'est pas configuré pour cette cryptomonnaie",
    ],
  ] as const) {
    await page.route('**/api/payments', (route) =>
      route.fulfill({ status, json: { code, message: sentenceOf(code), requestId: 'r' } }),
    );
    await accept(page).check();
    await order(page).click();
    await expect(
      page.getByText(`Erreur lors de l'enregistrement. ${sentence}`, { exact: true }),
    ).toBeVisible();
    await expect(page.locator(':focus')).toContainText(sentence);
    await expect(page.getByLabel(/facultatif/)).toBeChecked();
    await page.unroute('**/api/payments');
  }
});

test('says when the options cannot be read, and reads them again', async ({
  page,
  admin,
  victim,
}) => {
  expect(victim.uid).not.toBe('');
  await openCurrency(admin, 'bitcoin');
  await page.route('**/api/payment-options', (route) => route.abort());
  await page.goto('/payment');
  await expect(
    page.getByText(
      'Erreur lors du chargement des paramètres de paiement. Veuillez réessayer plus tard.',
    ),
  ).toBeVisible();
  await page.unroute('**/api/payment-options');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('link', { name: /Bitcoin/ })).toBeVisible();
  await page.goto('/payment?moyen=dogecoin');
  await expect(page.getByText(sentenceOf('payment_option_unavailable'))).toBeVisible();
  await page.getByRole('link', { name: 'Annuler' }).click();
  await expect(page).toHaveURL('/dashboard');
});
