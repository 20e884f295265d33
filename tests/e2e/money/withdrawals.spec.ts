/** Withdrawals: from an empty balance to the money that was paid out, through every wrong input. */
import { formatCalendarDay, parisDay } from '@parade/api/contract/dates.ts';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { BANK_MISSING } from '@parade/api/contract/withdrawals.ts';
import { askWithdrawal, setBalance } from '../../support/balances.ts';
import { expect, expectFine, type Page, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import { field, follow } from '../../support/pages.ts';
import { type Account, fileReport } from '../../support/people.ts';

const IBAN = 'FR76 3000 6000 0112 3456 7890 189';
const request = (page: Page) => page.getByRole('button', { name: 'Demander le retrait' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vérifiez avant d’envoyer' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirmer la demande' });
const figures = (page: Page) => page.getByLabel('Votre argent en chiffres');

/** Decides the newest request of a person, as staff do. */
async function decide(admin: Account, person: Account, changes: object) {
  const { items } = await (await person.api.get('/api/withdrawals')).json();
  const url = `/api/admin/withdrawals/${items[0].id}`;
  const data = { ...(await (await admin.api.get(url)).json()), ...changes };
  const answer = await admin.api.put(url, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function fillBank(page: Page) {
  await field(page, 'Méthode de retrait').selectOption('Virement bancaire');
  await field(page, 'Nom de la banque').fill('Banque des Alpes');
  await field(page, 'IBAN').fill(IBAN.replaceAll(' ', '').toLowerCase());
  await field(page, 'Titulaire du compte').fill('Éloïse Marchand');
}

test('from nothing to the payout, through every wrong input', async ({ page, admin, victim }) => {
  await page.goto('/withdraw');
  await expect(page.getByText('Rien à retirer pour le moment')).toBeVisible();
  await expect(page.getByText(/Aucun frais, aucun paiement n’est demandé/)).toBeVisible();
  await expect(request(page)).toHaveCount(0);
  await expectFine(page);

  // The open page learns of the money by itself.
  await setBalance(admin, victim, 1500);
  await expect(request(page)).toBeVisible();
  await expect(figures(page)).toContainText('Solde disponible1\u00a0500,00\u00a0€');
  await expect(page.getByRole('main').locator('a[href^="/payment"]')).toHaveCount(0);

  await request(page).click();
  await expect(page.getByText('Veuillez entrer un montant valide')).toBeVisible();
  await expect(field(page, 'Méthode de retrait')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Méthode de retrait').selectOption('Binance');
  await request(page).click();
  await expect(page.getByText('Veuillez entrer votre ID Binance')).toBeVisible();
  await expect(field(page, 'Montant (€)')).toBeFocused();
  await field(page, 'Montant (€)').fill('1500,01');
  await expect(page.getByText(sentenceOf('withdrawal_exceeds_balance'))).toBeVisible();
  await field(page, 'Montant (€)').fill('1000.50');

  await field(page, 'ID Binance').fill('abc');
  await request(page).click();
  await expect(page.getByText(/^L’ID Binance est un numéro/)).toBeVisible();
  await expect(field(page, 'ID Binance')).toBeFocused();
  await field(page, 'Méthode de retrait').selectOption('Portefeuille crypto');
  await request(page).click();
  await expect(page.getByText("Veuillez entrer l'adresse du portefeuille")).toBeVisible();
  await field(page, 'Type de portefeuille').selectOption('Ethereum (ETH)');
  await field(page, 'Adresse du portefeuille').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  await request(page).click();
  await expect(page.getByText(/C’est une adresse Bitcoin\. Pour Ethereum/)).toBeVisible();
  await expect(field(page, 'Adresse du portefeuille')).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  // Its form is right; the server computes that its checksum is not.
  await field(page, 'Adresse du portefeuille').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD');
  await request(page).click();
  await confirm(page).click();
  await expect(page.getByText(/^Ce n’est pas une adresse Ethereum valide/)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(field(page, 'Adresse du portefeuille')).toBeFocused();

  await field(page, 'Méthode de retrait').selectOption('Virement bancaire');
  await request(page).click();
  await expect(page.getByRole('alert')).toHaveText(['Veuillez remplir tous les champs bancaires']);
  for (const sentence of Object.values(BANK_MISSING)) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expectFine(page);
  await fillBank(page);
  await field(page, 'IBAN').fill('FR76 3000 6000 0112 3456 7890 198');
  await request(page).click();
  await expect(page.getByText(/Cet IBAN n’est pas valide/)).toBeVisible();
  await fillBank(page);

  await request(page).click();
  await expect(dialog(page)).toContainText('1\u00a0000,50\u00a0€');
  await expect(dialog(page)).toContainText(IBAN);
  await expectFine(page);
  await dialog(page).getByRole('button', { name: 'Corriger' }).click();
  await expect(field(page, 'Montant (€)')).toHaveValue('1000.50');
  await request(page).click();
  await page.route('**/api/withdrawals', (route) => route.abort());
  await confirm(page).click();
  await expect(dialog(page).locator(':focus')).toContainText(
    'Erreur lors de la soumission de la demande de retrait',
  );
  await page.unroute('**/api/withdrawals');
  await confirm(page).dblclick();
  await expect(page.getByText('Demande de retrait soumise avec succès')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const { items } = await (await victim.api.get('/api/withdrawals')).json();
  expect(items).toMatchObject([{ amount: 1000.5, status: 'pending' }]);
  const history = page.getByRole('region', { name: 'Vos demandes' });
  await expect(history).toContainText('En attente');
  await expect(history).toContainText('FR76…0189');
  await expect(figures(page)).toContainText('En attente1\u00a0000,50\u00a0€');

  await decide(admin, victim, { status: 'approved' });
  await expect(history).toContainText('Le versement suit');
  // What became of it stands in its line: the notice above says nothing older.
  await expect(page.getByText('Demande de retrait soumise avec succès')).toHaveCount(0);
  await decide(admin, victim, { payoutReference: 'VIR-4417', payoutOn: parisDay(new Date()) });
  await expect(history).toContainText('Approuvé');
  await expect(history).toContainText(
    `Versé le ${formatCalendarDay(parisDay(new Date()))}, référence VIR-4417`,
  );
  await expect(figures(page)).toContainText('Solde disponible499,50\u00a0€');
  await expect(figures(page)).toContainText('Total récupéré1\u00a0500,00\u00a0€');
  const ledger = page.getByRole('region', { name: 'Mouvements du solde' });
  await expect(ledger.getByRole('listitem')).toHaveText([
    /^Retrait.*−1\u00a0000,50\u00a0€.*solde 499,50\u00a0€/,
    /^Somme récupérée.*\+1\u00a0500,00\u00a0€.*Rappel des fonds.*SEPA-RECALL-8842/,
  ]);
  await expectFine(page);

  await follow(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'Solde disponible' })).toContainText('499,50');
  await expect(page.getByLabel('En chiffres')).toContainText('1\u00a0500,00\u00a0€');
  await page.getByRole('link', { name: 'Demander un retrait' }).click();
  await expect(page).toHaveURL('/withdraw');
});

test('more than is left is said, and a session that ended loses nothing', async ({
  page,
  admin,
  victim,
}) => {
  const { id: reportId } = await fileReport(victim, { title: 'Faux conseiller' });
  await setBalance(admin, victim, 900, { reportId });
  const first = { amount: 800, method: 'binance', binanceId: '481220937' };
  expect((await victim.api.post('/api/withdrawals', { data: first })).status()).toBe(201);
  // It tells of a session that ends: here the person does so themselves, later.
  const stream = page.waitForResponse('**/api/live');
  await page.goto('/withdraw');
  await page.getByRole('button', { name: 'Tout le solde' }).click();
  await expect(field(page, 'Montant (€)')).toHaveValue('900,00');
  await expect(page.getByRole('status').filter({ hasText: 'cela fait' })).toContainText(
    '1\u00a0700,00\u00a0€ pour un solde de 900,00\u00a0€',
  );
  await fillBank(page);
  await request(page).click();
  await stream;
  await page.context().clearCookies();
  await confirm(page).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, victim.email);
  await expect(page).toHaveURL('/withdraw');
  await expect(field(page, 'Montant (€)')).toHaveValue('900,00');
  await expect(field(page, 'Titulaire du compte')).toHaveValue('Éloïse Marchand');
  await expect(page.getByText('Nous avons retrouvé votre saisie.')).toBeVisible();
  await request(page).click();
  await confirm(page).click();
  await expect(page.getByText('Demande de retrait soumise avec succès')).toBeVisible();
  await field(page, 'Montant (€)').fill('1');
  await expect(page.getByText('Demande de retrait soumise avec succès')).toHaveCount(0);

  const adminNote = 'Le compte n’est pas à votre nom.';
  await decide(admin, victim, { status: 'rejected', adminNote });
  await expect(page.getByText(adminNote)).toBeVisible();
  await expect(page.getByText('Rejeté', { exact: true })).toBeVisible();

  await follow(page, '/reports');
  await page.getByRole('button', { name: /Faux conseiller/ }).click();
  await expect(page.getByText('Montant récupéré')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('900,00\u00a0€');
});

test('a request is taken back while nobody has decided it', async ({ page, admin, victim }) => {
  await setBalance(admin, victim, 500);
  const { reference } = await askWithdrawal(victim, 300);
  const decided = await askWithdrawal(victim, 100);
  await page.goto('/withdraw');
  const history = page.getByRole('region', { name: 'Vos demandes' });
  const item = (of: string) => history.getByRole('listitem').filter({ hasText: of });
  const take = (of: string) => item(of).getByRole('button', { name: 'Annuler cette demande' });
  const question = page.getByRole('dialog', { name: 'Annuler cette demande' });
  await expect(figures(page)).toContainText('En attente400,00\u00a0€');

  await take(reference).click();
  await expect(question).toContainText(reference);
  await expect(question).toContainText('300,00\u00a0€');
  await expectFine(page);
  await question.getByRole('button', { name: 'Garder la demande' }).click();
  await expect(question).toBeHidden();
  await expect(take(reference)).toBeFocused();
  await take(reference).click();
  await question.getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(question).toBeHidden();
  await expect(item(reference)).toContainText('Annulé par vous');
  await expect(item(reference)).toContainText('Rien n’a été débité de votre solde.');
  await expect(take(reference)).toHaveCount(0);
  await expect(item(reference).getByRole('heading')).toBeFocused();
  await expect(figures(page)).toContainText('En attente100,00\u00a0€');
  await expect(figures(page)).toContainText('Solde disponible500,00\u00a0€');
  await expectFine(page);

  // Staff were faster: the page says so, and shows what they decided.
  await take(decided.reference).click();
  await decide(admin, victim, { status: 'approved' });
  await question.getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(question.locator(':focus')).toContainText(sentenceOf('withdrawal_decided'));
  await question.getByRole('button', { name: 'Garder la demande' }).click();
  await expect(item(decided.reference)).toContainText('Approuvé');
});

test('an answer that was lost hides no second request behind one that was taken back', async ({
  page,
  admin,
  victim,
}) => {
  await setBalance(admin, victim, 500);
  await page.goto('/withdraw');
  await field(page, 'Montant (€)').fill('40');
  await fillBank(page);
  await request(page).click();
  await page.route('**/api/withdrawals', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirm(page).click();
  await expect(dialog(page).locator(':focus')).toContainText('Erreur lors de la soumission');
  await page.unroute('**/api/withdrawals');
  await dialog(page).getByRole('button', { name: 'Corriger' }).click();
  const history = page.getByRole('region', { name: 'Vos demandes' });
  await history.getByRole('button', { name: 'Annuler cette demande' }).click();
  await page.getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(history).toContainText('Annulé par vous');

  await request(page).click();
  await confirm(page).click();
  await expect(page.getByText('Demande de retrait soumise avec succès')).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(figures(page)).toContainText('En attente40,00\u00a0€');
});
