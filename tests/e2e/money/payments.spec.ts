/** Payments: from the choice to the invoice, and out of the contract again. */
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { newClient } from '../../support/clients.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  test,
} from '../../support/fixtures.ts';
import { accept, choose, hash, order, sendHash } from '../../support/payment-form.ts';
import {
  closeAll,
  decide,
  newHash,
  openCurrency,
  openPayment,
  orderBitcoin,
  payBitcoin,
  setTransfer,
  WALLETS,
} from '../../support/payment-options.ts';
import { signInAs } from '../../support/people.ts';

test('from the choice to the invoice, then out of the contract', async ({
  page,
  browser,
  product,
  admin,
  victim,
}) => {
  await closeAll(admin);
  // Nobody is pushed to pay whom staff offered nothing.
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Voir les alertes' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/payment"]')).toHaveCount(0);
  await page.goto('/payments');
  await page.getByRole('link', { name: 'Voir le contrat et le prix' }).click();
  await expect(page).toHaveURL('/payment');
  await expect(page.getByText('Aucune option de paiement disponible')).toBeVisible();
  await expect(
    page.getByText(
      "Les paramètres de paiement ne sont pas encore configurés. Veuillez contacter l'administrateur pour activer les options de paiement.",
    ),
  ).toBeVisible();
  await expect(page.getByText('Vous ne devez rien, et votre dossier avance.')).toBeVisible();
  await expectFine(page);

  await openCurrency(admin, 'bitcoin');
  await openCurrency(admin, 'litecoin');
  const other = await newClient(product);
  const used = newHash();
  await decide(admin, (await payBitcoin(other, used)).id, 'confirmation');
  await page.reload();
  // Help that costs nothing, the warning and the contract stand before anything is due.
  await expect(page.getByRole('link', { name: '17Cyber' })).toBeVisible();
  const warning = page.getByRole('complementary', { name: /On vous promet de récupérer/ });
  await expect(warning.getByText(/fraude au recouvrement/)).toBeVisible();
  await expect(page.getByText('Conditions de remboursement')).toBeVisible();
  await expectFine(page);

  await choose(page, 'Bitcoin');
  await expect(page.getByText(/50,00\u00a0€, au taux de 58\u00a0200\u00a0€/)).toBeVisible();
  // What is ordered and its price stand right above the button.
  const summary = page.getByRole('region', { name: 'Commander' }).getByRole('definition');
  await expect(summary.first()).not.toBeEmpty();
  await expect(summary.last()).toHaveText(/^50,00\u00a0€ /);
  // Where to pay comes with the order.
  await expect(page.getByText(WALLETS.bitcoin.walletAddress)).toHaveCount(0);
  await expect(hash(page)).toHaveCount(0);
  await order(page).click();
  await expect(page.getByText('Lisez et acceptez le contrat pour commander')).toBeVisible();
  await expect(accept(page)).toBeFocused();
  await expectFine(page);
  await accept(page).check();
  await page.getByRole('link', { name: 'Retour', exact: true }).click();
  await choose(page, 'Bitcoin');
  await expect(accept(page)).toBeChecked();
  await order(page).dblclick();

  await expect(page).toHaveURL(/\/payment\?commande=/);
  await expect(page.getByText(WALLETS.bitcoin.walletAddress)).toBeVisible();
  await expect(page.getByText("Démonstration\u00a0: n'envoyez aucun fonds")).toBeVisible();
  await expect(page.getByRole('img', { name: /^Code QR du paiement/ })).toBeVisible();
  await expectFine(page);
  await sendHash(page).click();
  await expect(page.getByText('Veuillez entrer le hash de la transaction')).toBeVisible();
  await expect(hash(page)).toBeFocused();
  await hash(page).fill(`0x${'a'.repeat(64)}`);
  await sendHash(page).click();
  await expect(page.getByText(/Ce n’est pas un hash de transaction/)).toBeVisible();
  await hash(page).fill(` ${used.toUpperCase()} `);
  await sendHash(page).click();
  await expect(page.getByText(sentenceOf('transaction_hash_used'))).toBeVisible();

  await hash(page).fill(newHash());
  await sendHash(page).dblclick();
  await expect(page).toHaveURL('/payments');
  await expect(
    page.getByText('Paiement enregistré! Nous vérifierons la transaction sous peu.'),
  ).toBeVisible();
  const { items } = await (await victim.api.get('/api/payments')).json();
  expect(items).toHaveLength(1);
  const [{ reference, id }] = items;
  await expect(page.getByText('En attente de vérification')).toBeVisible();
  await expect(page.getByRole('link', { name: /explorateur/ })).toHaveAttribute(
    'href',
    /^https:\/\/mempool\.space\/tx\/[0-9a-f]{64}$/,
  );
  await expectFine(page);

  const office = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
  await signInAs(office, admin);
  await office.goto('/admin/payments');
  const panel = await openPayment(office, reference);
  await expect(panel.getByRole('link', { name: /explorateur/ })).toBeVisible();
  await expectAccessible(office);
  await panel.getByRole('button', { name: 'Confirmer' }).click();
  const dialog = office.getByRole('dialog');
  await expectAccessible(office);
  const sent: string[] = [];
  office.on('request', (asked) => asked.url().endsWith('/confirmation') && sent.push(asked.url()));
  await dialog.getByRole('button', { name: 'Confirmer' }).dblclick();
  await expect(office.getByText(/Paiement confirmé/)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toHaveLength(1);
  await expect(panel.getByRole('link', { name: /^Facture SPECIMEN-F-/ })).toBeVisible();

  // The client's open page learns it by itself.
  await expect(page.getByText('Confirmé', { exact: true })).toBeVisible();
  const invoice = page.getByRole('link', { name: /^Facture/ });
  const pdf = await victim.api.get((await invoice.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await other.api.get((await invoice.getAttribute('href')) ?? '')).status()).toBe(404);

  await page.getByRole('button', { name: /^Renoncer au contrat ici/ }).click();
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expectFine(page);
  await page.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByText(/^Vous avez renoncé à ce contrat le/)).toBeVisible();
  const due = office.getByRole('region', { name: /Remboursements à faire/ });
  await expect(due.getByText(victim.email, { exact: false })).toBeVisible();
  await expectAccessible(office);

  await panel.getByRole('button', { name: 'Marquer non vérifié' }).click();
  await dialog.getByRole('button', { name: 'Marquer non vérifié' }).click();
  await expect(panel.getByRole('link', { name: /^Avoir SPECIMEN-A-/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Avoir/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog.getByText(/Le client a renoncé au contrat/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await office.close();
  await decide(admin, id, 'rejection', 4);
});

test('by transfer: the reference comes with the order, and whoever renounces owes nothing', async ({
  page,
  admin,
  victim,
}) => {
  await setTransfer(admin, true);
  await page.goto('/payment');
  await choose(page, 'Virement bancaire');
  await expect(page.getByText('FR76 3000 6000')).toHaveCount(0);
  await expect(hash(page)).toHaveCount(0);
  await order(page).click();
  await expect(page.getByText('Lisez et acceptez le contrat pour commander')).toBeVisible();
  await accept(page).check();
  await expectAccessible(page);
  await order(page).click();
  await expect(page).toHaveURL('/payments');
  await expect(page.getByText(/Il reste à faire le virement/)).toBeVisible();
  const { items } = await (await victim.api.get('/api/payments')).json();
  // The notice says that they stand below.
  await expect(page.getByRole('button', { name: 'Copier la référence' })).toBeVisible();
  await expect(page.locator('code').filter({ hasText: items[0].reference })).toBeVisible();
  await expect(page.getByText('FR76 3000 6000')).toBeVisible();
  await expect(page.getByText("Démonstration\u00a0: n'envoyez aucun fonds")).toBeVisible();
  await expect(page.getByRole('link', { name: '17Cyber' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/payment');
  await expect(page.getByText('Vous avez déjà une commande en cours')).toBeVisible();
  await page.getByRole('link', { name: 'Voir mes paiements' }).click();
  await expect(page).toHaveURL('/payments');
  // Nobody has a transfer to verify before it is made.
  await expect(page.getByText('En attente de vérification', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Nous attendons votre virement\./)).toBeVisible();
  await page.getByRole('button', { name: /^Renoncer au contrat ici/ }).click();
  const renunciation = page.getByRole('dialog');
  await expect(renunciation).toContainText('Nous n’avons reçu aucun paiement');
  await expect(renunciation).not.toContainText('Ce que vous avez payé');
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(renunciation).toContainText('Vous ne devez plus rien. Nous n’avons reçu aucun');
  await expect(renunciation).not.toContainText('Ce que vous avez payé');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(renunciation).toBeHidden();
  await expect(page.getByText(/^Nous attendons votre virement\./)).toHaveCount(0);
  await expect(page.getByText(/^Vous ne devez plus rien\. Nous n’avons reçu/)).toBeVisible();
  await expect(page.getByText(/Ce que vous avez payé/)).toHaveCount(0);
  await expect(page.getByText('Ne faites pas ce virement')).toBeVisible();
  await expect(page.getByText('Renonciation enregistrée').first()).toBeVisible();
  await expect(page.getByText('Coordonnées pour le virement')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/payment');
  await expect(page.getByRole('link', { name: /Virement/ })).toBeVisible();
  await expect(page.getByText('Vous avez déjà une commande en cours')).toHaveCount(0);
  await setTransfer(admin, false);
});

test('help stands before the address, which is copied; one tap cancels what is not paid', {
  tag: '@phone',
}, async ({ page, context, admin, victim }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCurrency(admin, 'bitcoin');
  const { id, reference } = await orderBitcoin(victim);
  await page.clock.install();
  await page.goto('/payments');
  await expect(page.getByText('En attente de paiement')).toBeVisible();
  await page.getByRole('link', { name: 'Voir l’adresse et indiquer ma transaction' }).click();
  await expect(page).toHaveURL(`/payment?commande=${id}`);
  const parts = [
    page.getByRole('link', { name: '0\u00a0805\u00a0805\u00a0817' }),
    page.getByText(/fraude au recouvrement|arnaque à la récupération/).first(),
    page.getByText(WALLETS.bitcoin.walletAddress),
    hash(page),
    sendHash(page),
    page.getByRole('button', { name: `Annuler la commande\u00a0: ${reference}` }),
  ];
  await expect(sendHash(page)).toBeVisible();
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? -1));
  expect(tops.every((top) => top > 0)).toBe(true);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The confirmation lasts two seconds (specification 9).
  const copy = page.getByRole('button', { name: 'Copier l’adresse' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Copié' })).toBeAttached();
  await expect(copy).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    WALLETS.bitcoin.walletAddress,
  );
  await page.clock.runFor(1900);
  await expect(copy).toBeHidden();
  await page.clock.runFor(200);
  await expect(copy).toBeVisible();

  await page.clock.resume();
  await page.getByRole('button', { name: /^Annuler la commande/ }).click();
  await expect(page.getByText(/est annulée\. Vous ne devez rien/)).toBeFocused();
  await expect(page.getByText(WALLETS.bitcoin.walletAddress)).toHaveCount(0);
  await page.getByText('J’avais déjà envoyé les fonds').click();
  await expect(hash(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voir mes paiements' }).click();
  await expect(page.getByText('Annulé', { exact: true })).toBeVisible();
});

test('own payments add up, filter by state, and say when they cannot be read', async ({
  page,
  admin,
  victim,
}) => {
  await openCurrency(admin, 'bitcoin');
  await page.goto('/payments');
  await expect(page.getByText('Aucun paiement pour le moment')).toBeVisible();
  const { id, reference } = await payBitcoin(victim);
  const waiting = await payBitcoin(victim);
  await decide(admin, id, 'confirmation');
  await page.getByRole('button', { name: 'Payés (1)' }).click();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(waiting.reference)).toBeHidden();
  await page.getByRole('button', { name: 'En attente (1)' }).click();
  await expect(page.getByText(waiting.reference)).toBeVisible();
  await expect(page.getByText(reference)).toBeHidden();
  await page.getByRole('button', { name: 'Tous (2)' }).click();
  const totals = page.getByLabel('Vos paiements en chiffres');
  await expect(totals).toContainText('50,00\u00a0€');
  await expect(totals).toContainText('transactions2');
  await decide(admin, waiting.id, 'rejection');
  const list = page.getByRole('listitem').filter({ hasText: waiting.reference });
  await expect(list).toContainText('Nous n’avons pas trouvé ce versement');
  await expect(list.getByRole('link', { name: 'Écrire au support' })).toBeVisible();
  // Each says which contract it pays: the contracts below look alike.
  const own = (await (await victim.api.get('/api/contracts')).json()).items;
  for (const { reference: contract } of own as { reference: string }[]) {
    const pays = new RegExp(`contrat ${contract}`);
    await expect(page.getByRole('listitem').filter({ hasText: pays })).toHaveCount(1);
    const renounce = `Renoncer au contrat ici\u00a0: ${contract}`;
    await expect(page.getByRole('button', { name: renounce })).toBeVisible();
  }
  expect(own).toHaveLength(2);
  await expectFine(page);

  await page.route('**/api/payments?**', (route) => route.abort());
  await page.route('**/api/payments', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Erreur lors du chargement des paiements')).toBeVisible();
});
