/** The tab « Paramètres de paiement »: where money goes, and who is told when that changes. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { newClient } from '../../support/clients.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  test,
} from '../../support/fixtures.ts';
import { newMember } from '../../support/members.ts';
import { setTransfer } from '../../support/payment-options.ts';
import { type Account, PASSWORD, signInAs } from '../../support/people.ts';

const API = '/api/admin/payment-settings';
const FIRST = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const SECOND = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const IBAN = 'FR76 3000 6000 0112 3456 7890 189';

/** As if nobody had ever set it. */
async function clear({ api }: Account, currency: string) {
  await api.delete(`${API}/${currency}`);
}

async function openCurrency(page: Page, name: string) {
  await page.goto('/admin/payment-settings');
  await page
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('button')
    .click();
  return page.getByRole('region', { name: `Paiement en ${name}` });
}

/** What the mails to an address say, once there are so many. */
async function mailsTo(dataDir: string, to: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`To: ${to}`))
    .map((mail) => mail.replace(/=\r?\n/g, ''));
}

test.describe('payment settings', () => {
  test('a currency is configured with every wrong input on the way, moved with the password, and removed', async ({
    page,
    admin,
    product,
  }) => {
    await clear(admin, 'ethereum');
    const colleague = await newMember(product, admin, { manageReports: true });
    await signInAs(page, admin);
    const panel = await openCurrency(page, 'Ethereum');
    const row = page.getByRole('row', { name: /^Ethereum/ });
    await expect(row).toContainText('Non configuré');
    const save = panel.getByRole('button', { name: 'Enregistrer' });
    const address = panel.getByLabel('Adresse du portefeuille');

    await save.click();
    await expect(panel.getByText('Veuillez remplir tous les champs')).toHaveCount(2);
    await expectAccessible(page);
    await panel.getByLabel('Montant minimum').fill('0,000000001');
    await expect(panel.getByText('Un montant a au plus huit décimales')).toBeVisible();
    await panel.getByLabel('Taux en euros').fill('cher');
    await address.fill(`${FIRST.slice(0, -1)}D`);
    await save.click();
    // All that is wrong at once, the address included.
    await expect(panel.getByText(/^Ce n’est pas une adresse Ethereum valide/)).toBeVisible();
    await expect(panel.getByLabel('Montant minimum')).toHaveAccessibleDescription(
      /Un montant a au plus huit décimales/,
    );
    await expect(panel.getByLabel('Taux en euros')).toHaveAccessibleDescription(
      /Indiquez un nombre, par exemple 0,001/,
    );
    await expect(panel.getByText(/Certains champs sont à corriger/)).toBeVisible();
    await panel.getByLabel('Montant minimum').fill('0,02');
    await panel.getByLabel('Taux en euros').fill('2310,5');
    await expect(panel.getByText('Soit 46,21\u00a0€ au taux indiqué.')).toBeVisible();

    await address.fill('LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA');
    await save.click();
    await expect(panel.getByText(/^C’est une adresse Litecoin/)).toBeVisible();
    await expect(address).toBeFocused();
    await address.fill(`${FIRST.slice(0, -1)}D`);
    await save.click();
    await expect(panel.getByText(/^Ce n’est pas une adresse Ethereum valide/)).toBeVisible();

    await address.fill(FIRST);
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle adresse en Ethereum' });
    await expect(dialog.getByRole('group', { name: 'Actuellement' })).toHaveText(
      'ActuellementAucune',
    );
    await expect(dialog.getByRole('group', { name: 'Après ce changement' })).toHaveText(
      `Après ce changement${FIRST}`,
    );
    await expectAccessible(page);
    await dialog.getByLabel('Mot de passe actuel').fill('faux');
    await dialog.getByRole('button', { name: 'Confirmer le changement' }).click();
    await expect(dialog.getByText('Mot de passe actuel incorrect')).toBeVisible();
    await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirmer le changement' }).click();
    await expect(page.getByText('Configuration enregistrée\u00a0: Ethereum')).toBeVisible();
    await expect(row).toContainText('Proposé aux clients');
    await expect(row).toContainText(FIRST);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // What moves no money asks for nothing.
    await panel.getByLabel('Durée').fill('une heure');
    await save.click();
    await expect.poll(async () => (await record(admin, 'ethereum')).duration).toBe('une heure');
    await address.fill(SECOND.toLowerCase());
    await save.click();
    await expect(dialog.getByRole('group', { name: 'Actuellement' })).toContainText(FIRST);
    await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirmer le changement' }).click();
    await expect(row).toContainText(SECOND);
    await expect
      .poll(async () =>
        (await mailsTo(product.dataDir, colleague.email)).some(
          (mail) => mail.includes(FIRST) && mail.includes(SECOND),
        ),
      )
      .toBe(true);

    const client = await newClient(product);
    const offered = async () =>
      ((await (await client.api.get('/api/payment-options')).json()).options as object[]).find(
        (option) => 'currency' in option && option.currency === 'ethereum',
      );
    expect(await offered()).toMatchObject({ amount: '0.02164034', amountInEUR: 50 });
    expect(await offered()).not.toHaveProperty('walletAddress');
    await panel.getByRole('button', { name: 'Supprimer…' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Configuration supprimée\u00a0: Ethereum')).toBeVisible();
    await expect(row).toContainText('Non configuré');
    expect(await offered()).toBeUndefined();
  });

  test('what is typed outlives a failure and a colleague’s save', async ({ page, admin }) => {
    await clear(admin, 'litecoin');
    const data = {
      walletAddress: 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA',
      minimumAmount: '0.5',
      password: PASSWORD,
      version: 0,
    };
    expect((await admin.api.put(`${API}/litecoin`, { data })).ok()).toBe(true);
    await signInAs(page, admin);
    const panel = await openCurrency(page, 'Litecoin');
    const save = panel.getByRole('button', { name: 'Enregistrer' });
    await panel.getByLabel('Durée').fill('une journée');
    await page.route(`**${API}/litecoin`, (route) => route.abort());
    await save.click();
    await expect(panel.getByText(/^Erreur lors de la mise à jour des paramètres/)).toBeVisible();
    await page.unroute(`**${API}/litecoin`);
    await expect(panel.getByLabel('Durée')).toHaveValue('une journée');

    const read = await record(admin, 'litecoin');
    const theirs = { ...read, minimumAmount: '0.75' };
    expect((await admin.api.put(`${API}/litecoin`, { data: theirs })).ok()).toBe(true);
    await expect(panel.getByText('Cette fiche a changé')).toBeVisible();
    await panel.getByRole('button', { name: 'Recharger la fiche' }).click();
    await expect(panel.getByLabel('Montant minimum')).toHaveValue('0,75');
    await expect(panel.getByLabel('Durée')).toHaveValue('une journée');
    await save.click();
    await expect(page.getByText('Configuration enregistrée\u00a0: Litecoin')).toBeVisible();
    expect(await record(admin, 'litecoin')).toMatchObject({
      minimumAmount: '0.75',
      duration: 'une journée',
    });
    await clear(admin, 'litecoin');
  });

  test('a minimum above the price is told beside the currency', async ({ page, admin }) => {
    const data = {
      walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      minimumAmount: '0.001',
      eurRate: '60000',
      password: PASSWORD,
      version: 0,
    };
    await clear(admin, 'bitcoin');
    expect((await admin.api.put(`${API}/bitcoin`, { data })).ok()).toBe(true);
    await setTransfer(admin, true);
    await signInAs(page, admin);
    const panel = await openCurrency(page, 'Bitcoin');
    const row = page.getByRole('row', { name: /^Bitcoin/ });
    await expect(row).toContainText('Minimum trop élevé');
    await expect(panel.getByRole('note')).toHaveText(
      'Le contrat type coûte 50,00\u00a0€\u00a0; en Bitcoin, le minimum vaut 60,00\u00a0€ à ce taux. Baissez-le\u00a0: le prix doit être le même par tous les moyens.',
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // It warns only: the currency is saved as it is, until the prices are one.
    await panel.getByLabel('Taux en euros').fill('50000');
    await panel.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Configuration enregistrée\u00a0: Bitcoin')).toBeVisible();
    await expect(panel.getByRole('note')).toHaveCount(0);
    await expect(row).not.toContainText('Minimum trop élevé');
    await clear(admin, 'bitcoin');
    await setTransfer(admin, false);
  });

  test('the terms: an account is checked, asks for the password, and stays when one leaves by a slip', async ({
    page,
    admin,
  }) => {
    const terms = await record(admin, 'terms');
    const data = { ...terms, bankTransfer: null, vat: null };
    expect((await admin.api.put(`${API}/terms`, { data })).ok()).toBe(true);
    await signInAs(page, admin);
    await page.goto('/admin/payment-settings');
    const form = page.getByRole('form', { name: 'Conditions de paiement' });
    const save = form.getByRole('button', { name: 'Enregistrer les conditions' });
    await form.getByLabel('Titulaire du compte').fill('Parade SAS');
    await form.getByLabel('Taux de TVA').fill('vingt');
    await form.getByLabel('Adresse du prestataire 1').fill('http://achat.fr');
    await save.click();
    await expect(form.getByText('Veuillez remplir tous les champs')).toHaveCount(2);
    await expect(form.getByText('Indiquez une adresse qui commence par https://')).toBeVisible();
    await expect(form.getByText(/^Indiquez un taux entre 0,01 et 100/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await form.getByLabel('Taux de TVA').fill('5,5');
    await form.getByLabel('Adresse du prestataire 1').fill('https://achat.fr/carte');
    await form.getByLabel('BIC').fill('AGRIFRPP');
    await form.getByLabel('IBAN').fill(`${IBAN.slice(0, -1)}8`);
    await save.click();
    await expect(form.getByText(/^Cet IBAN n’est pas valide/)).toBeVisible();
    await page.getByRole('tab', { name: /^Signalements/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();

    await form.getByLabel('IBAN').fill(IBAN);
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Nouvel IBAN pour les virements' });
    await expect(dialog.getByRole('group', { name: 'Après ce changement' })).toContainText('FR76');
    await expectAccessible(page);
    await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirmer le changement' }).click();
    await expect(page.getByText('Paramètres de paiement enregistrés')).toBeVisible();
    expect(await record(admin, 'terms')).toMatchObject({
      bankTransfer: { holder: 'Parade SAS', iban: IBAN.replaceAll(' ', ''), bic: 'AGRIFRPP' },
      vat: 5.5,
    });

    await form.getByLabel('Conditions de prix').fill(`Virez à ${IBAN}`);
    await save.click();
    await expect(form.getByText(/c’est ce que font les escrocs/)).toBeVisible();
  });
});

async function record({ api }: Account, id: string) {
  return await (await api.get(`${API}/${id}`)).json();
}
