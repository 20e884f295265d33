/** Who is refused at the sign-in keeps their money, their papers and their data. */

import { readFile } from 'node:fs/promises';
import { formatCalendarDay, parisDay } from '@parade/api/contract/dates.ts';
import { setBalance } from '../../support/balances.ts';
import { newClient } from '../../support/clients.ts';
import { expect, expectAccessible, expectFine, type Page, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import {
  decide as decidePayment,
  openCurrency,
  payBitcoin,
} from '../../support/payment-options.ts';
import { type Account, mailedLink, PASSWORD, signInAs } from '../../support/people.ts';

const BLOCKED = "Votre compte a été bloqué. Contactez le support pour plus d'informations.";
const way = (page: Page) =>
  page.getByRole('link', { name: 'Accéder à mon solde, à mes données et à un contact' });
/** The sign-in, which has the same fields, stays until the other page is there. */
const take = async (page: Page) => {
  await way(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accès à mon solde' })).toBeVisible();
};
const enter = async (page: Page) => {
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accéder à mon solde' }).click();
};
const figures = (page: Page) => page.getByLabel('Votre argent en chiffres');

async function post(admin: Account, path: string, data: object = {}) {
  const answer = await admin.api.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
const block = (admin: Account, { uid }: Account) => post(admin, `/api/admin/users/${uid}/block`);

/** Approves the newest request of a person with its proof, as staff do. */
async function approve(admin: Account, { uid }: Account) {
  const filter = encodeURIComponent(JSON.stringify({ userId: uid }));
  const [request] = await (await admin.api.get(`/api/admin/withdrawals?filter=${filter}`)).json();
  const data = { ...request, status: 'approved', payoutReference: 'VIR-4417' };
  const answer = await admin.api.put(`/api/admin/withdrawals/${request.id}`, {
    data: { ...data, payoutOn: parisDay(new Date()) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a blocked person takes their money out and their data along', async ({
  page,
  admin,
  product,
}) => {
  const person = await newClient(product);
  await setBalance(admin, person, 1500);
  await block(admin, person);

  await page.goto('/login');
  await signIn(page, person.email);
  await expect(page.getByRole('alert')).toContainText(BLOCKED);
  await expectFine(page);
  await take(page);
  await expect(page).toHaveURL('/restricted-access');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(person.email);
  await expectFine(page);
  await enter(page);
  await expect(page.getByText(BLOCKED)).toBeVisible();
  await expect(figures(page)).toContainText('Solde disponible1\u00a0500,00\u00a0€');
  await expect(page.getByText(/Aucun frais, aucun paiement n’est demandé/)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/payment"]')).toHaveCount(0);
  await expectFine(page);

  await page.getByLabel('Montant (€)').fill('1000');
  await page.getByLabel('Méthode de retrait').selectOption('Binance');
  await page.getByLabel('ID Binance').fill('123456789');
  await page.getByRole('button', { name: 'Demander le retrait' }).click();
  await page.getByRole('button', { name: 'Confirmer la demande' }).click();
  await expect(page.getByText('Demande de retrait soumise avec succès')).toBeVisible();
  const history = page.getByRole('region', { name: 'Vos demandes' });
  await expect(history).toContainText('En attente');

  await approve(admin, person);
  // The session is still theirs after a reload, and leads nowhere else.
  await page.reload();
  await expect(history).toContainText(
    `Versé le ${formatCalendarDay(parisDay(new Date()))}, référence VIR-4417`,
  );
  await expect(figures(page)).toContainText('Solde disponible500,00\u00a0€');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { email: person.email, status: 'blocked' },
    balance: { balance: 500, totalRecovered: 1500 },
    withdrawals: [{ amount: 1000, status: 'approved', payoutReference: 'VIR-4417' }],
  });
  await expect(page.getByText('Le fichier est téléchargé.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nous contacter' })).toContainText('@');
  await expectFine(page);

  // Begun before the block, on a computer that others use too.
  await page.evaluate((uid) => localStorage.setItem(`parade:kyc-draft:${uid}`, '{}'), person.uid);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.uid);
  await page.goto('/restricted-access');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
  await expect(figures(page)).toHaveCount(0);
});

test('an open page that is closed by a block leads there, and back once it is lifted', async ({
  page,
  admin,
  victim,
}) => {
  await page.goto('/withdraw');
  await expect(page.getByText('Rien à retirer pour le moment')).toBeVisible();
  await block(admin, victim);
  await expect(page.getByText(BLOCKED)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await take(page);
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(victim.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('un mauvais');
  await page.getByRole('button', { name: 'Accéder à mon solde' }).click();
  await expect(page.getByRole('alert')).toContainText('Échec de la connexion');
  await enter(page);
  await expect(page.getByText('Rien à retirer pour le moment')).toBeVisible();

  // The ordinary pages stay closed, and end this access too.
  await page.goto('/dashboard');
  await expect(page.getByText(BLOCKED)).toBeVisible();
  await take(page);
  await page.getByLabel('Adresse e-mail').fill(victim.email);
  await enter(page);
  await expect(page.getByText('Rien à retirer pour le moment')).toBeVisible();

  await post(admin, `/api/admin/users/${victim.uid}/unblock`);
  // Whoever comes back to the page is told, without a click, and shown the ordinary way in.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page.getByText('Votre session est terminée.')).toBeVisible();
  await expect(page.getByText(BLOCKED)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Connectez-vous comme d’habitude' })).toHaveAttribute(
    'href',
    '/login',
  );
  await expectAccessible(page);
  await page.getByLabel('Adresse e-mail').fill(victim.email);
  await enter(page);
  await expect(page.getByRole('alert')).toContainText('Votre compte est ouvert');
  await page.getByRole('link', { name: 'Aller à la connexion' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, victim.email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/restricted-access');
  await page.getByRole('link', { name: 'Aller à mon espace' }).click();
  await expect(page).toHaveURL('/withdraw');
});

test('a deactivated person renounces a contract, and keeps contract and invoice', async ({
  page,
  admin,
  product,
}) => {
  const person = await newClient(product);
  await openCurrency(admin, 'bitcoin');
  const { id } = await payBitcoin(person);
  await decidePayment(admin, id, 'confirmation');
  await post(admin, `/api/admin/users/${person.uid}/deactivation`, { mode: 'deleted' });

  await page.goto('/restricted-access');
  await page.getByLabel('Adresse e-mail').fill(person.email);
  await enter(page);
  await expect(page.getByText(/Votre compte a été supprimé par un administrateur/)).toBeVisible();
  const invoices = page.getByRole('region', { name: 'Factures et avoirs' });
  const download = page.waitForEvent('download');
  await invoices.getByRole('link', { name: /^Télécharger \(PDF\)/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^facture-.+\.pdf$/);
  await page.getByRole('button', { name: /^Renoncer au contrat ici/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(person.email);
  await dialog.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(dialog).toContainText('Nous avons bien reçu votre renonciation');
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('region', { name: 'Contrats' })).toContainText(
    'Renonciation enregistrée',
  );
  await expectAccessible(page);
});

test('who forgot the password of a closed account chooses another', async ({
  page,
  admin,
  product,
}) => {
  const person = await newClient(product);
  await block(admin, person);
  await page.goto('/restricted-access');
  await page.getByRole('link', { name: /Mot de passe oublié/ }).click();
  // The page before it has such a field too, and stays until the code of the next is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(person.email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await page.goto(await mailedLink(product, person.email, '/reset-password'));
  const chosen = 'girafe-violon-septembre-91';
  await page.getByLabel('Mot de passe', { exact: true }).fill(chosen);
  await page.getByLabel('Confirmer le mot de passe').fill(chosen);
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/restricted-access');
  await page.getByLabel('Adresse e-mail').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Accéder à mon solde' }).click();
  await expect(page.getByText(BLOCKED)).toBeVisible();
  await expect(figures(page)).toBeVisible();
});

test('staff read why an account with a balance cannot be deleted yet', async ({
  page,
  admin,
  product,
}) => {
  const person = await newClient(product, 'Odile Vasseur');
  await setBalance(admin, person, 80);
  await signInAs(page, admin);
  await page.goto('/admin/users');
  await page.getByLabel('Rechercher').fill(person.email);
  await page.getByRole('cell', { name: person.email }).click();
  await page.getByRole('button', { name: 'Désactiver…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Supprimer le compte').check();
  await expect(dialog.getByRole('status')).toContainText('versez d’abord à la personne');
  await expect(dialog.getByRole('button', { name: 'Continuer' })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByLabel('Désactiver le compte').check();
  await expect(dialog.getByRole('button', { name: 'Continuer' })).toBeVisible();
});
