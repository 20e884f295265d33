/** A contract of its own: drafted and offered by staff, read, paid, renounced and refunded. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parisDay } from '@parade/api/contract/dates.ts';
import { proveAddress } from '../../support/clients.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  type Page,
  test,
} from '../../support/fixtures.ts';
import { search } from '../../support/pages.ts';
import {
  openCurrency,
  openPayment,
  payBitcoin,
  payByTransfer,
  setTransfer,
} from '../../support/payment-options.ts';
import { type Account, fileReport, signInAs } from '../../support/people.ts';

/** The mail to an address that holds some words, once it is there. */
async function mailTo(dataDir: string, to: string, words: string): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  let found: string | undefined;
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    found = mails
      .map((mail) => mail.replace(/=\r?\n/g, ''))
      .find((mail) => mail.includes(`To: ${to}`) && mail.includes(words));
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** Opens the panel of a report in the back office; its part about contracts. */
async function openReport(page: Page, reference: string, { email }: Account) {
  await page.goto('/admin/reports');
  await search(page, email);
  await page.getByText(reference).first().click();
  return page.getByRole('region', { name: 'Contrats' });
}

test('staff draft a contract for a report, offer it and withdraw it', async ({
  page,
  admin,
  victim,
}) => {
  const { reference } = await fileReport(victim);
  await page.context().clearCookies();
  await signInAs(page, admin);
  const contracts = await openReport(page, reference, victim);
  await contracts.getByRole('button', { name: 'Rédiger un contrat' }).click();

  const dialog = page.getByRole('dialog', { name: 'Contrat pour ce signalement' });
  await expect(dialog.getByLabel('Titre du contrat')).not.toHaveValue('');
  await dialog.getByLabel('Titre du contrat').fill('');
  await dialog.getByLabel('Ce que comprend le contrat').fill('FR76 3000 6000 0112 3456 7890 189');
  await dialog.getByLabel('Prix (€, toutes taxes comprises)').fill('cher');
  await dialog.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(dialog.getByText('Donnez un titre au contrat')).toBeVisible();
  await expect(dialog.getByText(/Retirez «.*FR76 3000/)).toBeVisible();
  await expect(dialog.getByText('Indiquez le prix, toutes taxes comprises')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Titre du contrat').fill('Courriers à deux banques');
  await dialog.getByLabel('Ce que comprend le contrat').fill('Deux courriers et leur suivi.');
  await dialog.getByLabel('Prix (€, toutes taxes comprises)').fill('300,50');
  await dialog.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(contracts).toContainText('Brouillon');

  await contracts.getByRole('button', { name: 'Proposer…' }).click();
  await page.getByRole('button', { name: 'Proposer le contrat' }).click();
  await expect(contracts).toContainText('Proposé');
  await expect(contracts.getByRole('button', { name: 'Modifier' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const person = await page.context().browser()?.newContext({ reducedMotion: 'reduce' });
  const own = await person?.newPage();
  if (!own) throw new Error('no second browser');
  await signInAs(own, victim);
  await own.goto(new URL('/payments', page.url()).href);
  const offered = own.getByRole('region', { name: 'Contrats' });
  await expect(offered).toContainText('Courriers à deux banques');
  await expect(offered).toContainText('300,50');
  await expect(offered).toContainText('rien n’est dû tant que vous ne l’avez pas accepté');

  await contracts.getByRole('button', { name: 'Retirer…' }).click();
  await page.getByRole('button', { name: 'Retirer le contrat' }).click();
  await expect(contracts).toContainText('Retiré');
  // Their open page is told.
  await expect(offered).toContainText('Aucun contrat pour le moment');
  await person?.close();
});

test('a contract is renounced in two steps, with its acknowledgement at once', async ({
  page,
  product,
  admin,
  victim,
}) => {
  proveAddress(product, victim);
  await openCurrency(admin, 'bitcoin');
  const { contractId: id } = await payBitcoin(victim);
  await page.goto('/payments');
  const contracts = page.getByRole('region', { name: 'Contrats' });
  await expect(contracts).toContainText('Accepté');
  await expect(contracts).toContainText('Vous pouvez renoncer à ce contrat jusqu’au');
  const download = page.waitForEvent('download');
  await contracts.getByRole('link', { name: /^Télécharger le contrat \(PDF\)/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^contrat-CTR-.+\.pdf$/);
  await expectFine(page);

  const way = page.getByRole('region', { name: 'Renoncer à un contrat' });
  await expect(way).toContainText('Vous pouvez encore renoncer à');
  await way.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Renoncer au contrat' })).toBeFocused();
  await expect(dialog).toContainText(victim.email);
  await expect(dialog).toContainText('Ce que vous avez payé vous est remboursé');
  await dialog.getByRole('button', { name: 'Garder le contrat' }).click();
  await expect(dialog).toBeHidden();
  await way.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(dialog.getByRole('status')).toContainText('Nous avons bien reçu votre renonciation');
  await expect(dialog.getByRole('status')).toContainText('heure de Paris');
  await expect(dialog.getByRole('heading', { name: 'Vous avez renoncé au contrat' })).toBeFocused();
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(contracts).toContainText('Renonciation enregistrée');
  await expect(way).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const reference = (await (await victim.api.get('/api/contracts')).json()).items[0].reference;
  const mail = await mailTo(product.dataDir, victim.email, 'votre renonciation le');
  expect(mail).toContain(`filename=contrat-${reference}.pdf`);
  const due = await admin.api.get(`/api/admin/contracts?filter={"id":"${id}","refundDue":true}`);
  expect(await due.json()).toMatchObject([{ reference, status: 'renounced' }]);
});

test('staff read of their own affairs that somebody else decides them', async ({ page, admin }) => {
  const sentence =
    'C’est votre propre dossier\u00a0: une autre personne de l’équipe doit en décider.';
  await openCurrency(admin, 'bitcoin');
  const payment = await payBitcoin(admin);
  const report = await fileReport(admin);
  await signInAs(page, admin);
  await page.goto('/admin/payments');
  const panel = await openPayment(page, payment.reference);
  // The payment, and its contract.
  await expect(panel.getByText(sentence)).toHaveCount(2);
  await expect(panel.getByRole('button', { name: 'Confirmer' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Renonciation reçue…' })).toHaveCount(0);
  await expectFine(page);
  const contracts = await openReport(page, report.reference, admin);
  await expect(contracts.getByText(sentence)).toBeVisible();
  await expect(contracts.getByRole('button', { name: 'Rédiger un contrat' })).toHaveCount(0);
});

test('a renunciation that came by letter is recorded, and what was paid is refunded', async ({
  page,
  admin,
  victim,
}) => {
  await setTransfer(admin, true);
  const { reference } = await payByTransfer(victim);
  const today = parisDay(new Date());
  const later = parisDay(new Date(Date.now() + 2 * 86_400_000));
  await signInAs(page, admin);
  await page.goto('/admin/payments');
  const panel = await openPayment(page, reference);
  const dialog = page.getByRole('dialog');

  await panel.getByRole('button', { name: 'Renonciation reçue…' }).click();
  await expect(dialog).toContainText('peut y renoncer pendant 14\u00a0jours');
  await dialog.getByRole('button', { name: 'Enregistrer la renonciation' }).click();
  await expect(dialog.getByText('Indiquez le jour de réception')).toBeVisible();
  await expect(dialog.getByText('Choisissez\u00a0: par courrier ou par e-mail')).toBeVisible();
  await dialog.getByLabel('Jour de réception').fill(later);
  await dialog.getByLabel('Reçue').selectOption('Par courrier');
  await dialog.getByRole('button', { name: 'Enregistrer la renonciation' }).click();
  await expect(dialog.getByText('Cette date est dans le futur')).toBeVisible();
  await expect(dialog.getByLabel('Jour de réception')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByLabel('Jour de réception').fill(today);
  await dialog.getByRole('button', { name: 'Enregistrer la renonciation' }).click();
  await expect(page.getByText(/^Renonciation enregistrée\u00a0:/)).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Contrat' })).toContainText(
    'Renonciation enregistrée',
  );
  await expect(panel.getByRole('button', { name: 'Renonciation reçue…' })).toHaveCount(0);

  const mine = page
    .getByRole('region', { name: /^Remboursements à faire/ })
    .getByRole('listitem')
    .filter({ hasText: victim.email });
  // Not lost, and nothing to give back before somebody looked.
  await expect(mine).toContainText('n’est pas encore vérifié');
  await expect(mine.getByRole('button')).toHaveCount(0);

  await panel.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog.getByText(/Le client a renoncé au contrat/)).toBeVisible();
  const day = dialog.getByLabel('Jour où le virement est arrivé');
  await expect(day).toHaveValue(today);
  await day.fill(later);
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog.getByText('Cette date est dans le futur')).toBeVisible();
  await expectAccessible(page);
  await day.fill(today);
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(panel.getByText('Virement reçu')).toBeVisible();

  await expect(mine).toContainText('50,00');
  await expectAccessible(page);
  await mine.getByRole('button', { name: /^Marquer remboursé/ }).click();
  await dialog.getByRole('button', { name: 'Marquer remboursé' }).click();
  await expect(dialog.getByText('Indiquez la référence du remboursement')).toBeVisible();
  await dialog.getByLabel('Référence du remboursement').fill('SEPA-2026-118');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Marquer remboursé' }).click();
  await expect(mine).toHaveCount(0);
  await expect(page.getByLabel('Totaux')).toContainText(/Remboursés \(\d+\)/);
  await setTransfer(admin, false);

  const { items } = await (await victim.api.get('/api/payments')).json();
  expect(items[0].invoices.map(({ kind }: { kind: string }) => kind)).toEqual([
    'invoice',
    'credit_note',
  ]);
  await signInAs(page, victim);
  await page.goto('/payments');
  await expect(page.getByLabel('Vos paiements en chiffres')).toContainText('remboursés50,00');
  await expect(page.getByText(/Référence\u00a0: SEPA-2026-118/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
