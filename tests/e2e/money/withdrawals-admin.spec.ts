/** The back office's part of the money: requests decided, amounts set by two, one person's page. */
import { formatCalendarDay, parisDay } from '@parade/api/contract/dates.ts';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { askWithdrawal, BANK, setBalance } from '../../support/balances.ts';
import { newClient } from '../../support/clients.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  type Page,
  test,
} from '../../support/fixtures.ts';
import { aWeekSinceAnybodyLeft, newMember } from '../../support/members.ts';
import { pressed } from '../../support/pages.ts';
import { type Account, PASSWORD, signInAs } from '../../support/people.ts';
import type { Product } from '../../support/product.ts';

const DONE = 'Statut mis à jour avec succès';

/** Somebody with 300 € who asks for 250 of them, after a smaller request or alone. */
async function askFor250(
  product: Product,
  admin: Account,
  { before, payout = BANK }: { before?: object; payout?: object },
) {
  const victim = await newClient(product);
  await setBalance(admin, victim, 300);
  if (before) await askWithdrawal(victim, 80, before);
  return { victim, ...(await askWithdrawal(victim, 250, payout)) };
}

async function openRow(page: Page, email: string, reference: string, shown = '2\u00a0demandes') {
  await page.goto('/admin/withdrawals');
  // In a product that is still empty of others the list reads the same before it is searched.
  const found = page.waitForResponse((answer) => answer.url().includes(encodeURIComponent(email)));
  await page.getByLabel('Rechercher').fill(email);
  await found;
  await expect(page.getByText(shown, { exact: true })).toBeVisible();
  await page
    .getByRole('row', { name: new RegExp(reference) })
    .getByRole('button')
    .click();
  return page.getByRole('region', { name: `Retrait ${reference}` });
}

test('a request is approved, returned and rejected, through every wrong input', async ({
  page,
  admin,
  product,
}) => {
  const { victim, id, reference } = await askFor250(product, admin, {
    before: { method: 'binance', binanceId: '284715903' },
    payout: { ...BANK, accountHolder: 'Jean Dupont' },
  });
  await signInAs(page, admin);
  const panel = await openRow(page, victim.email, reference);
  await expect(panel.getByText('FR7630006000011234567890189')).toBeVisible();
  await expect(panel.getByText(/^Titulaire à vérifier/)).toBeVisible();
  await expect(panel.getByText(/mais pas tous ses retraits/)).toBeVisible();
  await expectFine(page);

  await panel.getByLabel('Statut').selectOption('Approuvé');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText('Indiquez la référence du versement')).toBeVisible();
  const proof = panel.getByLabel('Référence du versement');
  await expect(proof).toBeFocused();
  await expectFine(page);
  await proof.fill('VIR-2026-0917');
  await panel.getByLabel('Date du versement').fill('');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText('Indiquez le jour du versement')).toBeVisible();
  await panel.getByLabel('Date du versement').fill(parisDay(new Date()));

  // The open panel learns what the person has by itself.
  await setBalance(admin, victim, 100);
  await expect(panel.getByText('Il manque 150,00\u00a0€ pour ce retrait')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const save = async (answer: string) => {
    await panel.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByRole('button', { name: answer }).click();
    await expect(dialog).toBeHidden();
  };
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toContainText('250,00\u00a0€. La somme quitte son solde');
  await expect(dialog).toContainText('FR7630006000011234567890189');
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await save('Approuver');
  await expect(page.getByText(sentenceOf('insufficient_balance'))).toBeVisible();
  await expect(proof).toHaveValue('VIR-2026-0917');
  await expectFine(page);

  await setBalance(admin, victim, 300);
  await expect(panel.getByText(/^Le solde couvre/)).toBeVisible();
  await save('Approuver');
  await expect(page.getByText(DONE)).toBeVisible();
  await expect(
    panel.getByText(`VIR-2026-0917, ${formatCalendarDay(parisDay(new Date()))}`),
  ).toBeVisible();
  expect(await (await victim.api.get('/api/balance')).json()).toMatchObject({ balance: 50 });

  await panel.getByLabel('Statut').selectOption('En attente');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toContainText('250,00\u00a0€. La somme revient à son solde');
  await dialog.getByRole('button', { name: 'Remettre en attente' }).click();
  await expect(page.getByText(DONE)).toBeVisible();
  expect(await (await victim.api.get('/api/balance')).json()).toMatchObject({ balance: 300 });

  // A colleague saves meanwhile: nothing is overwritten, nothing that was typed is lost.
  const url = `/api/admin/withdrawals/${id}`;
  const record = await (await admin.api.get(url)).json();
  const data = { ...record, adminNote: 'Vu avec la banque.' };
  expect((await admin.api.put(url, { data })).status()).toBe(200);
  const note = panel.getByLabel('Note au client');
  await note.fill('Écrivez-nous depuis l’IBAN FR76 3000 6000 0112 3456 7890 189.');
  await panel.getByLabel('Statut').selectOption('Rejeté');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(
    panel.getByText(/Retirez «\u00a0FR76 3000 6000 0112 3456 7890 189\u00a0»/),
  ).toBeVisible();
  await note.fill('Ce compte n’est pas à votre nom.');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText(/a modifié cette fiche le/)).toBeVisible();
  await panel.getByRole('button', { name: 'Recharger la fiche' }).last().click();
  await expect(panel.getByText(/a modifié cette fiche le/)).toBeHidden();
  await expect(note).toHaveValue('Ce compte n’est pas à votre nom.');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(DONE)).toBeVisible();
  const { items } = await (await victim.api.get('/api/withdrawals')).json();
  expect(items.find((one: { id: string }) => one.id === id)).toMatchObject({
    status: 'rejected',
    adminNote: 'Ce compte n’est pas à votre nom.',
    payoutReference: null,
  });
});

test('a note goes out with its own decision alone', async ({ page, admin, product }) => {
  const { victim, reference } = await askFor250(product, admin, {});
  await signInAs(page, admin);
  const panel = await openRow(page, victim.email, reference, '1\u00a0demande');
  const note = panel.getByLabel('Note au client');
  const old = 'Le titulaire ne correspond pas.';
  await panel.getByLabel('Statut').selectOption('Rejeté');
  await note.fill(old);
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(DONE)).toBeVisible();
  await expect(note).toHaveValue(old);

  await panel.getByLabel('Statut').selectOption('Approuvé');
  await expect(note).toHaveValue('');
  await expect(note).toHaveAccessibleDescription(new RegExp(`«\\s${old}\\s», ne part plus`));
  await expectFine(page);
  // Back where it was, nothing is lost.
  await panel.getByLabel('Statut').selectOption('Rejeté');
  await expect(note).toHaveValue(old);
  await panel.getByLabel('Statut').selectOption('Approuvé');
  await panel.getByLabel('Référence du versement').fill('VIR-2026-0918');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sans note au client.');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await note.fill('Comptez deux jours.');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toContainText('Note au client\u00a0: «\u00a0Comptez deux jours.\u00a0»');
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Approuver' }).click();
  await expect(dialog).toBeHidden();
  const { items } = await (await victim.api.get('/api/withdrawals')).json();
  expect(items).toMatchObject([{ status: 'approved', adminNote: 'Comptez deux jours.' }]);
});

test('a request that its owner takes back is out of the hands of who decides it', async ({
  page,
  admin,
  product,
}) => {
  const { victim, id, reference } = await askFor250(product, admin, { before: BANK });
  await signInAs(page, admin);
  const live = page.waitForResponse('**/api/live');
  const panel = await openRow(page, victim.email, reference);
  await panel.getByLabel('Statut').selectOption('Approuvé');
  await live;
  const cancelled = await victim.api.post(`/api/withdrawals/${id}/cancellation`, { data: {} });
  expect(cancelled.status()).toBe(200);

  // The open panel learns of it by itself.
  await expect(panel.getByText(sentenceOf('withdrawal_cancelled'))).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);
  const row = page.getByRole('row', { name: new RegExp(`^${reference}`) });
  await expect(row).toContainText('Annulé par le client');
  await expectAccessible(page);
  await page.reload();
  await expect(panel.getByText(sentenceOf('withdrawal_cancelled'))).toBeVisible();
  await expect(panel.getByRole('form', { name: 'Décision' })).toHaveCount(0);
  await expect(panel.getByText(/^Le solde couvre/)).toHaveCount(0);
});

test('an amount that one sets counts once a second one confirms it', async ({
  page,
  browser,
  admin,
  product,
}) => {
  const victim = await newClient(product);
  const second = await newMember(product, admin, { managePayments: true });
  await signInAs(page, admin);
  await page.goto('/admin/users');
  await page.getByLabel('Rechercher').fill(victim.email);
  await expect(page.getByText('1\u00a0utilisateur')).toBeVisible();
  await page.getByRole('row').filter({ hasText: victim.email }).getByRole('button').click();
  await page.getByRole('link', { name: /^Argent/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Argent/ })).toBeVisible();
  await expect(page.getByText('Aucune écriture', { exact: false })).toBeVisible();
  await expectFine(page);

  await expect(page.getByText(/Une deuxième personne/)).toBeVisible();
  await pressed(page, 'Proposer ce montant');
  await expect(page.getByText('Veuillez entrer un montant valide')).toBeVisible();
  await expect(page.getByText('Veuillez indiquer la raison')).toBeVisible();
  await expect(page.getByText(/la référence bancaire qui le prouve/)).toBeVisible();
  const amount = page.getByLabel('Montant récupéré disponible (€)');
  await expect(amount).toBeFocused();
  await expectFine(page);
  await amount.fill('-5');
  await page.getByLabel('Raison').fill('Rappel des fonds par la banque du bénéficiaire');
  await page.getByLabel('Référence bancaire').fill('SEPA-RECALL-8842');
  await pressed(page, 'Proposer ce montant');
  await expect(page.getByText('Veuillez entrer un montant valide')).toBeVisible();
  await amount.fill('200,00');
  await expect(page.getByText('+200,00\u00a0€')).toBeVisible();
  await pressed(page, 'Proposer ce montant');
  await expect(page.getByText(/^Montant proposé/)).toBeVisible();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByText(/^Montant proposé/)).toBeHidden();
  await expect(page.getByText('En attente d’une autre personne')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirmer/ })).toBeHidden();
  await expectFine(page);
  expect(await (await victim.api.get('/api/balance')).json()).toMatchObject({ balance: 0 });

  const other = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
  await signInAs(other, second);
  await other.goto('/admin/approvals');
  const waiting = other.getByRole('article').filter({ hasText: victim.email });
  await expect(waiting).toContainText('+200,00\u00a0€');
  await expect(other.getByRole('tab', { name: /^À confirmer \d+$/ })).toBeVisible();
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
  await waiting.getByRole('button', { name: /^Confirmer/ }).click();
  const question = other.getByRole('dialog', { name: /^Confirmer/ });
  await expectAccessible(other);
  await question.getByLabel('Mot de passe actuel', { exact: true }).fill('autre-chose-encore');
  await question.getByRole('button', { name: 'Confirmer ce changement' }).click();
  await expect(question.getByText(sentenceOf('password_wrong'))).toBeVisible();
  await question.getByLabel('Mot de passe actuel', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Confirmer ce changement' }).click();
  await expect(other.getByText(/^C’est en vigueur/)).toBeVisible();
  await expect(waiting).toBeHidden();
  await other.close();

  // The page of who proposed it learns it by itself.
  await expect(page.getByLabel('Montants', { exact: true })).toContainText(
    'Solde disponible200,00\u00a0€',
  );
  await expect(page.getByRole('region', { name: 'Écritures' })).toContainText(
    'confirmé par Solène Kerbrat',
  );
  await expectFine(page);

  // Who types the sum to be added, and not the new balance, is asked before it counts.
  await amount.fill('150');
  await page.getByLabel('Raison').fill('Second virement rendu');
  await page.getByLabel('Référence bancaire').fill('SEPA-RECALL-8843');
  await pressed(page, 'Proposer ce montant');
  const lowering = page.getByRole('dialog', { name: 'Baisser le solde de cette personne' });
  await expect(lowering).toContainText('fait passer le solde de 200,00\u00a0€ à 150,00\u00a0€');
  await expect(lowering).toContainText('saisissez 350,00\u00a0€');
  await expectFine(page);
  await lowering.getByRole('button', { name: 'Annuler' }).click();
  await expect(lowering).toBeHidden();
  await expect(amount).toHaveValue('150');
  await pressed(page, 'Proposer ce montant');
  await lowering.getByRole('button', { name: 'Baisser le solde' }).click();
  await expect(page.getByText(/^Montant proposé/)).toBeVisible();
  expect(await (await victim.api.get('/api/balance')).json()).toMatchObject({ balance: 200 });
  expect((await admin.api.delete(`/api/admin/staff/${second.uid}`)).ok()).toBe(true);
  aWeekSinceAnybodyLeft(product);
});
