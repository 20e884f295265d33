/** Payments: from the choice to the invoice, through every wrong input, and out of the contract again. */
import { sentenceOf } from '@parade/api/contract/errors.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  test,
} from '../../support/fixtures.ts';
import {
  closeAll,
  decide,
  newHash,
  OTHER_BITCOIN,
  openCurrency,
  openPayment,
  payBitcoin,
  setTransfer,
  WALLETS,
} from '../../support/payment-options.ts';
import { type Account, PASSWORD, register, signInAs } from '../../support/people.ts';

const order = (page: Page) =>
  page.getByRole('button', { name: 'Commander avec obligation de paiement' });
const hash = (page: Page) => page.getByLabel('Hash de la transaction');
const accept = (page: Page) => page.getByLabel('J’ai lu le contrat de service et je l’accepte');

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(order(page)).toBeVisible();
}

test.describe('paying', () => {
  test('from the choice to the invoice, then out of the contract', { tag: '@phone' }, async ({
    page,
    browser,
    product,
    admin,
    victim,
  }) => {
    await closeAll(admin);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Effectuer un paiement' }).click();
    await expect(page).toHaveURL('/payment');
    await expect(page.getByText('Aucune option de paiement disponible')).toBeVisible();
    await expect(
      page.getByText(
        "Les paramètres de paiement ne sont pas encore configurés. Veuillez contacter l'administrateur pour activer les options de paiement.",
      ),
    ).toBeVisible();
    await expectAccessible(page);

    await openCurrency(admin, 'bitcoin');
    await openCurrency(admin, 'litecoin');
    const other = await register(product);
    const used = newHash();
    await decide(admin, (await payBitcoin(other, used)).id, 'confirmation');
    await page.reload();
    // Help that costs nothing, the warning and the contract stand before anything is due.
    await expect(page.getByRole('link', { name: '17Cyber' })).toBeVisible();
    await expect(page.getByText(/fraude au recouvrement/)).toBeVisible();
    await expect(page.getByText('Conditions de remboursement')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await choose(page, 'Bitcoin');
    await expect(page.getByText(WALLETS.bitcoin.walletAddress)).toBeVisible();
    await expect(page.getByText("Démonstration\u00a0: n'envoyez aucun fonds")).toBeVisible();
    await expect(page.getByRole('img', { name: /^Code QR du paiement/ })).toBeVisible();
    await expect(page.getByText(/58,20\u00a0€, au taux de 58\u00a0200\u00a0€/)).toBeVisible();
    await order(page).click();
    await expect(page.getByText('Veuillez entrer le hash de la transaction')).toBeVisible();
    await expect(page.getByText('Lisez et acceptez le contrat pour commander')).toBeVisible();
    await expect(hash(page)).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await hash(page).fill(`0x${'a'.repeat(64)}`);
    await accept(page).check();
    await order(page).click();
    await expect(page.getByText(/Ce n’est pas un hash de transaction/)).toBeVisible();
    await hash(page).fill(` ${used.toUpperCase()} `);
    await page.getByRole('link', { name: 'Retour', exact: true }).click();
    await choose(page, 'Bitcoin');
    await expect(hash(page)).toHaveValue(` ${used.toUpperCase()} `);
    await expect(accept(page)).toBeChecked();
    await order(page).click();
    await expect(page.getByText(sentenceOf('transaction_hash_used'))).toBeVisible();

    await hash(page).fill(newHash());
    await order(page).dblclick();
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
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

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
    office.on(
      'request',
      (asked) => asked.url().endsWith('/confirmation') && sent.push(asked.url()),
    );
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
    await expectAccessible(page);
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
    await decide(admin, id, 'rejection', 3);
  });

  test('by transfer: the reference comes with the order, and whoever renounces owes nothing', async ({
    page,
    admin,
    victim,
  }) => {
    await setTransfer(admin, true);
    await page.goto('/payment');
    await choose(page, 'Virement bancaire');
    await expect(page.getByText('FR76 3000 6000')).toBeVisible();
    await expect(page.getByText("Démonstration\u00a0: n'envoyez aucun fonds")).toBeVisible();
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
    await expect(page.getByText('Contrat renoncé').first()).toBeVisible();
    await expect(page.getByText('Coordonnées pour le virement')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/payment');
    await expect(page.getByRole('link', { name: /Virement/ })).toBeVisible();
    await expect(page.getByText('Vous avez déjà une commande en cours')).toHaveCount(0);
    await setTransfer(admin, false);
  });

  test('opened by a link, help and the contract stand before the address, which is copied', {
    tag: '@phone',
  }, async ({ page, context, admin, victim }) => {
    expect(victim.uid).not.toBe('');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCurrency(admin, 'bitcoin');
    await page.clock.install();
    await page.goto('/payment?moyen=bitcoin');
    const parts = [
      page.getByRole('link', { name: '0\u00a0805\u00a0805\u00a0817' }),
      page.getByText(/fraude au recouvrement/),
      page.getByText('Conditions de remboursement'),
      page.getByText(/envoyer les fonds, puis le hash, vaut commande/),
      page.getByText(WALLETS.bitcoin.walletAddress),
      hash(page),
      accept(page),
      order(page),
    ];
    await expect(order(page)).toBeVisible();
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? -1));
    expect(tops.every((top) => top > 0)).toBe(true);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));

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
  });

  test('a means taken back while the page is open is hidden, and the hash stays', async ({
    page,
    admin,
    victim,
  }) => {
    expect(victim.uid).not.toBe('');
    await openCurrency(admin, 'bitcoin');
    await openCurrency(admin, 'litecoin');
    await page.goto('/payment?moyen=litecoin');
    const typed = newHash();
    await hash(page).fill(typed);
    await accept(page).check();
    await admin.api.delete('/api/admin/payment-settings/litecoin');
    await order(page).click();
    await expect(page.getByText('Ce moyen de paiement n’est plus proposé.')).toBeVisible();
    await expect(page.getByText(/Si vous avez déjà envoyé les fonds/)).toBeVisible();
    await expect(page.getByText(WALLETS.litecoin.walletAddress)).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Code QR/ })).toHaveCount(0);
    await expect(hash(page)).toHaveValue(typed);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Choisir un autre moyen' }).click();
    await choose(page, 'Bitcoin');
    await expect(hash(page)).toHaveValue(typed);
  });

  test('a newer offer hides the address and is announced before it binds; nothing typed is lost', async ({
    page,
    admin,
    victim,
  }) => {
    await openCurrency(admin, 'bitcoin');
    await page.goto('/payment?moyen=bitcoin');
    const copy = page.getByRole('button', { name: 'Copier l’adresse' });
    await hash(page).fill(newHash());
    await openCurrency(admin, 'bitcoin', { minimumAmount: '0.003' });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(/L’adresse et le montant ne sont plus à jour/)).toBeVisible();
    await expect(copy).toHaveCount(0);
    await page.getByRole('button', { name: 'Lire la nouvelle version' }).click();
    await expect(copy).toBeVisible();

    await accept(page).check();
    await openCurrency(admin, 'bitcoin', { minimumAmount: '0.002' });
    await order(page).click();
    await expect(page.getByText(/a changé depuis que cette page est ouverte/)).toBeVisible();
    await expect(accept(page)).not.toBeChecked();
    // What the eye sees is drawn beside the box itself.
    await expect(page.locator('.Mui-checked')).toHaveCount(0);
    await expect(page.getByText('116,40\u00a0€').first()).toBeHidden();
    await page.getByRole('button', { name: 'Lire la nouvelle version' }).click();
    await expect(page.getByText(/^116,40\u00a0€/)).toBeVisible();
    await accept(page).check();
    await order(page).click();
    await expect(page).toHaveURL('/payments');
    const { items } = await (await victim.api.get('/api/payments')).json();
    expect(items).toMatchObject([{ amount: '0.002', amountInEUR: 116.4 }]);
    await openCurrency(admin, 'bitcoin');
  });

  test('a session that ended while somebody typed loses nothing, and sends nothing', async ({
    page,
    admin,
    victim,
  }) => {
    await openCurrency(admin, 'bitcoin');
    const typed = newHash();
    // The page does not learn it by itself: the order does.
    await page.route('**/api/live', (route) => route.abort());
    await page.goto('/payment?moyen=bitcoin');
    await hash(page).fill(typed);
    await accept(page).check();
    await page.getByLabel(/facultatif/).check();
    await victim.api.post('/api/auth/logout');
    await order(page).click();
    await expect(page).toHaveURL('/login');
    await expect(
      page.getByText('Vous devez être connecté pour effectuer un paiement'),
    ).toBeVisible();
    await page.getByLabel('Adresse e-mail').fill(victim.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/payment?moyen=bitcoin');
    await expect(page.getByText(/Rien n’a encore été envoyé/)).toBeVisible();
    await expect(hash(page)).toHaveValue(typed);
    await expect(accept(page)).toBeChecked();
    await expect(page.getByLabel(/facultatif/)).toBeChecked();
    await expect(page.locator('.Mui-checked')).toHaveCount(2);
    await expectAccessible(page);
    await order(page).click();
    await expect(page).toHaveURL('/payments');
    await page.goto('/payment?moyen=bitcoin');
    await expect(hash(page)).toHaveValue('');
  });

  test('says what each refusal means and keeps what was typed', async ({ page, admin, victim }) => {
    expect(victim.uid).not.toBe('');
    await openCurrency(admin, 'bitcoin');
    await page.goto('/payment?moyen=bitcoin');
    const typed = newHash();
    await hash(page).fill(typed);
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
      await expect(hash(page)).toHaveValue(typed);
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
});

test.describe('own payments', () => {
  test('add up, filter by state, and say when they cannot be read', { tag: '@phone' }, async ({
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
    await expect(totals).toContainText('58,20\u00a0€');
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

    await page.route('**/api/payments?**', (route) => route.abort());
    await page.route('**/api/payments', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Erreur lors du chargement des paiements')).toBeVisible();
  });
});

test.describe('the tab « Paiements »', () => {
  async function open(page: Page, admin: Account) {
    await signInAs(page, admin);
    await page.goto('/admin/payments');
  }

  test('what a closed account paid is out of the list, in the sums, and found', {
    tag: '@phone',
  }, async ({ page, admin, product }) => {
    await openCurrency(admin, 'bitcoin');
    const client = await register(product, 'Odile Vasseur');
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
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`/admin/users/${client.uid}/money`);
    await page.getByRole('region', { name: 'Paiements' }).getByRole('link').click();
    await expect(panel).toBeVisible();
  });

  test('finds by e-mail, filters, and rejects with a note', async ({ page, admin, product }) => {
    await openCurrency(admin, 'bitcoin');
    const client = await register(product, 'Odile Vasseur');
    const claimed = newHash();
    const { reference } = await payBitcoin(client, claimed);
    const { id: rival } = await payBitcoin(await register(product), claimed);
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

  test('a colleague’s decision in between is not overwritten', async ({ page, admin, product }) => {
    await openCurrency(admin, 'bitcoin');
    const { id, reference } = await payBitcoin(await register(product));
    await open(page, admin);
    const panel = await openPayment(page, reference);
    await panel.getByRole('button', { name: 'Confirmer' }).click();
    await decide(admin, id, 'rejection');
    // The window hides the page behind it from roles, not from the eye.
    await expect(page.getByText('Dernière décision')).toBeVisible();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    await expect(dialog.getByText(/Quelqu’un a modifié cette fiche/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`^${reference}`) })).toContainText(
      'Rejeté',
    );
    await expect(panel.getByRole('button', { name: 'Marquer non vérifié' })).toBeVisible();
  });
});
