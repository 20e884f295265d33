/** Public alerts in the back office, and from a dispute to its answer. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { request } from '@playwright/test';
import Database from 'better-sqlite3';
import { newClient } from '../../support/clients.ts';
import { disputeLink } from '../../support/disputes.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  onBothWidths,
  type Page,
  test,
} from '../../support/fixtures.ts';
import { aWhileSinceSignIn, newMember } from '../../support/members.ts';
import { pressed } from '../../support/pages.ts';
import { type Account, fileReport, newEmail, PASSWORD, signInAs } from '../../support/people.ts';
import type { Product } from '../../support/product.ts';

const anAlert = (title: string) => ({
  title,
  description: 'Un message annonce un paquet retenu.',
  perpetratorInfo: '',
  fraudType: 'Phishing / Email frauduleux',
  country: 'France',
  region: '',
  amount: 20,
  dateOfFraud: '2026-10-02',
  indicators: [
    { kind: 'phone', value: '06 39 98 71 05' },
    { kind: 'domain', value: 'colis-retenu.example' },
  ],
});

/** A public alert of one's own, over the API. */
async function publishAlert({ api }: Account, title: string) {
  const made = await (await api.post('/api/admin/alerts', { data: anAlert(title) })).json();
  const check = { checkedHow: 'report', checkedWith: 'Capture du message' };
  const data = { ...made, ...check, status: 'verified', noPersonNamed: true };
  const answer = await api.put(`/api/admin/alerts/${made.id}`, { data });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { id: string; slug: string; version: number };
}

/** What visitors read of an alert. */
async function publicly({ url }: Product, id: string) {
  const api = await request.newContext({ baseURL: url });
  const answer = await (await api.get(`/api/alerts/${id}`)).json();
  await api.dispose();
  return answer as { contested: boolean; indicators: { kind: string }[] };
}

const panelOf = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('an alert is made by hand, kept while it is refused, rejected and brought back', async ({
  page,
  admin,
}) => {
  await signInAs(page, admin);
  await page.goto('/admin/alerts');
  await pressed(page, 'Créer une alerte');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Créer l’alerte' }).click();
  await expect(dialog.getByText('Veuillez donner un titre à l’alerte')).toBeVisible();
  await expect(dialog.getByLabel('Titre')).toBeFocused();
  await expectAccessible(page);
  const title = `Boutique ${newEmail('x')}`.replace('@', ' ');
  await dialog.getByLabel('Titre').fill(title);
  await dialog.getByLabel('Récit').fill('Rien n’est livré.');
  await dialog.getByLabel('Type de fraude').selectOption('Fausse boutique en ligne');
  await dialog.getByLabel('Montant (€)').fill('1 249,50 €');
  await dialog.getByLabel('Date de la fraude').fill('2026-10-02');
  await dialog.getByRole('button', { name: 'Ajouter un élément' }).click();
  await dialog.getByLabel('Type de l’élément 1').selectOption('IBAN');
  await dialog.getByLabel('Élément 1', { exact: true }).fill('FR00');
  await dialog.getByRole('button', { name: 'Créer l’alerte' }).click();
  await expect(dialog.getByText(/Cet élément n’est pas reconnu/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Retirer l’élément 1' }).click();
  await dialog.getByRole('button', { name: 'Créer l’alerte' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Alerte créée')).toBeVisible();
  const panel = panelOf(page, /Alerte Boutique/);
  await expect(panel).toBeFocused();
  await expect(panel.getByLabel('Montant (€)')).toHaveValue('1249,50');
  await panel.getByRole('button', { name: 'Rejeter' }).click();
  await expect(page.getByText('Alerte rejetée')).toBeVisible();
  await panel.getByRole('button', { name: 'Remettre en attente' }).click();
  await expect(page.getByText('Alerte remise en attente')).toBeVisible();
});

test('an alert is withdrawn after a question, and nothing unsaved goes with it', async ({
  page,
  admin,
}) => {
  const title = `Faux transporteur ${newEmail('x')}`.replace('@', ' ');
  const { id } = await publishAlert(admin, title);
  const url = `/api/admin/alerts/${id}`;
  await signInAs(page, admin);
  await page.goto(`/admin/alerts?open=${id}`);
  const panel = panelOf(page, /Alerte Faux transporteur/);
  const suspend = panel.getByRole('button', { name: 'Suspendre' });
  await suspend.click();
  await expect(page.getByText('Alerte suspendue')).toBeVisible();
  await panel.getByRole('button', { name: 'Rétablir' }).click();
  // What the form refuses by itself or the server refuses: no success stays beside it.
  await expect(panel.getByText('Confirmez qu’aucune personne physique')).toBeVisible();
  await expect(page.getByText('Alerte suspendue')).toBeHidden({ timeout: 2000 });
  await panel.getByLabel('Aucune personne physique').check();
  await panel.getByRole('button', { name: 'Rétablir' }).click();
  await expect(page.getByText('Alerte publiée')).toBeVisible();

  await panel.getByLabel('Titre').fill('');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText('Veuillez donner un titre à l’alerte')).toBeVisible();
  await expect(page.getByText('Alerte publiée')).toBeHidden({ timeout: 2000 });
  await panel.getByLabel('Récit').fill('Récit que personne n’a relu.');
  await panel.getByRole('button', { name: 'Retirer l’alerte' }).click();
  const question = page.getByRole('dialog', { name: 'Retirer l’alerte' });
  await expect(question).toContainText(title);
  await expect(question).toContainText('Vos modifications ne sont pas enregistrées');
  await expectFine(page);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  expect(await (await admin.api.get(url)).json()).toMatchObject({ status: 'verified' });
  await panel.getByRole('button', { name: 'Retirer l’alerte' }).click();
  await question.getByRole('button', { name: 'Retirer l’alerte' }).click();
  await expect(page.getByText('Alerte retirée')).toBeVisible();
  expect(await (await admin.api.get(url)).json()).toMatchObject({
    status: 'retired',
    title,
    description: 'Un message annonce un paquet retenu.',
  });
  await expect(panel.getByLabel('Récit')).toHaveValue('Récit que personne n’a relu.');
});

test('an element that is long is seen whole, on one line of the record', async ({
  page,
  admin,
}) => {
  const title = `Élément long ${newEmail('x')}`.replace('@', ' ');
  const { id } = await publishAlert(admin, title);
  await signInAs(page, admin);
  await page.goto(`/admin/alerts?open=${id}`);
  const panel = panelOf(page, /Alerte Élément long/);
  await panel.getByLabel('Type de l’élément 2').selectOption('Adresse e-mail');
  const value = panel.getByLabel('Élément 2', { exact: true });
  const email = 'service.remboursement.livraisons-en-attente@colis-retenu.example';
  await value.fill(`\n${email}\n`);
  await onBothWidths(page, async () => {
    for (const shown of [value, panel.getByLabel('Type de l’élément 1')]) {
      const [hidden, below] = await shown.evaluate((one) => [
        one.scrollWidth - one.clientWidth,
        one.scrollHeight - one.clientHeight,
      ]);
      expect(hidden).toBeLessThanOrEqual(0);
      expect(below).toBeLessThanOrEqual(1);
    }
    await expectNoSidewaysScroll(page);
  });
  await panel.getByLabel('Aucune personne physique').check();
  await value.press('Enter');
  await expect(page.getByText('Alerte enregistrée')).toBeVisible();
  const { indicators } = await (await admin.api.get(`/api/admin/alerts/${id}`)).json();
  expect(indicators).toContainEqual(expect.objectContaining({ kind: 'email', value: email }));
});

test('of two who edit one alert the second is told, and keeps what they typed', async ({
  page,
  admin,
}) => {
  const title = `Deux mains ${newEmail('x')}`.replace('@', ' ');
  const { id } = await publishAlert(admin, title);
  await signInAs(page, admin);
  await page.goto('/admin/alerts');
  await page.getByLabel('Rechercher').fill(title);
  await expect(page.getByText('1 alerte', { exact: true })).toBeVisible();
  await page.getByRole('cell', { name: title }).click();
  const panel = panelOf(page, /Alerte Deux mains/);
  await panel.getByLabel('Région').fill('Bretagne');

  const url = `/api/admin/alerts/${id}`;
  const record = await (await admin.api.get(url)).json();
  const data = { ...record, status: 'suspended', description: 'Récit relu.' };
  expect((await admin.api.put(url, { data })).status()).toBe(200);
  await expect(panel.getByText('Cette fiche a changé')).toBeVisible();
  await panel.getByLabel('Aucune personne physique').check();
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText(/a modifié cette fiche le/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Recharger la fiche' }).first().click();
  await expect(panel.getByLabel('Récit')).toHaveValue('Récit relu.');
  await expect(panel.getByLabel('Région')).toHaveValue('Bretagne');
  await panel.getByRole('button', { name: 'Rétablir' }).click();
  await expect(page.getByText('Alerte publiée')).toBeVisible();
  expect((await (await admin.api.get(url)).json()).region).toBe('Bretagne');
});

test('a dispute is confirmed by mail, marks the alert at once, and is answered', async ({
  page,
  admin,
  product,
}) => {
  const title = `Salon ${newEmail('x')}`.replace('@', ' ');
  const { id, slug } = await publishAlert(admin, title);
  const link = await disputeLink(product, id);
  expect(await publicly(product, id)).toMatchObject({ contested: false });

  const opened = await page.goto(link);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByText(title)).toBeVisible();
  await expect(page).toHaveURL(/\/contestation$/);
  await expectFine(page);
  expect(await publicly(product, id), 'opening the link confirms nothing').toMatchObject({
    contested: false,
  });
  await page.getByRole('button', { name: 'Confirmer ma contestation' }).click();
  await expect(page.getByText('Votre contestation est enregistrée.')).toBeVisible();
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir l’alerte' })).toHaveAttribute(
    'href',
    `/alertes/${slug}`,
  );
  await expectFine(page);
  // Whatever was built before: the page reads what stands now.
  await page.goto(`/alertes/${slug}`);
  await expect(page.getByText('Contesté', { exact: true })).toBeVisible();
  const { contested, indicators } = await publicly(product, id);
  expect([contested, indicators.map(({ kind }) => kind)]).toEqual([true, ['domain']]);
  // The mail's link is printed where there is no mail server; the log has no address at all.
  const logged = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(logged.join('\n')).toContain('/api/disputes/confirmation');
  expect(logged.join('\n')).not.toContain(new URL(link).searchParams.get('token'));
  await page.goto(link);
  await expect(page.getByText(/Ce lien a expiré ou a déjà servi/)).toBeVisible();
  await expectFine(page);

  await signInAs(page, admin);
  await page.goto('/admin/alerts');
  await page.getByRole('link', { name: /^Contestations/ }).click();
  await page.getByRole('cell', { name: title }).click();
  const panel = panelOf(page, /Contestation de l’alerte Salon/);
  await expect(panel.getByText('Ce numéro est celui de mon salon.')).toBeVisible();
  await expect(panel.getByText(/\+33639987105/)).toBeVisible();
  await expectFine(page);
  await panel.getByRole('button', { name: 'Donner raison' }).click();
  await expect(panel.getByText('Veuillez écrire la réponse à la personne')).toBeVisible();
  await panel.getByLabel('Réponse à la personne').fill('Nous avons retiré votre numéro.');
  await panel.getByLabel('Fondement de la décision').selectOption('accuracy');
  await panel.getByRole('button', { name: 'Donner raison' }).click();
  const question = page.getByRole('dialog', { name: 'Donner raison à cette personne' });
  await expect(question).toContainText('Les sites et portefeuilles restent publiés');
  await expectFine(page);
  await question.getByRole('button', { name: 'Donner raison' }).click();
  await expect(page.getByText('Réponse envoyée', { exact: true }).first()).toBeVisible();
  await expect(panel.getByLabel('Réponse à la personne')).toBeHidden();
  expect(await publicly(product, id)).toMatchObject({
    contested: false,
    indicators: [{ kind: 'domain' }],
  });
  await expect(panel.getByText(/Ses sites et portefeuilles restent publiés/)).toBeVisible();
  await panel.getByRole('button', { name: 'Ouvrir l’alerte' }).click();
  await expect(panelOf(page, /Alerte Salon/).getByLabel('Titre')).toHaveValue(title);
  await page.reload();
  await expect(panelOf(page, /Alerte Salon/)).toBeFocused();
});

test('who handles no reports makes no alert of one, and the lists say what they are', async ({
  page,
  admin,
  product,
}) => {
  const handler = await newMember(product, admin, { manageReports: true });
  const { reference } = await fileReport(await newClient(product));
  await signInAs(page, handler);
  await page.goto('/admin/reports');
  await page.getByRole('cell', { name: reference }).click();
  await expect(page.getByRole('heading', { name: 'Récit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Créer une alerte' })).toBeHidden();

  const editor = await newMember(product, admin, { systemSettings: true });
  await signInAs(page, editor);
  await page.goto('/admin/alerts?vue=listes');
  await expect(page.getByText('Aucune liste importée')).toBeVisible();
  await expectAccessible(page);

  const db = new Database(path.join(product.dataDir, 'parade.sqlite'), { timeout: 5000 });
  const columns =
    'id, name, title, adapter, "sourceUrl", licence, "asOf", "importedAt", sha256, "entryCount", "badLines"';
  db.prepare(`insert into lists (${columns}) values (${'?, '.repeat(10)}?)`).run(
    ...[randomUUID(), 'liste', 'Liste d’essai', 'hosts', 'https://liste.example/', 'CC0'],
    ...['2026-11-01', '2026-11-02T08:00:00.000Z', 'a1', 2, 0],
  );
  db.close();
  await page.reload();
  await page.getByRole('cell', { name: 'Liste d’essai' }).click();
  await expectAccessible(page);
  await pressed(page, 'Retirer la liste…');
  aWhileSinceSignIn(product, editor);
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer la liste' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
  await asked.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await pressed(page, 'Continuer');
  await expect(page.getByText('Liste retirée')).toBeVisible();
  await expect(page.getByText('Aucune liste importée')).toBeVisible();
});

test('shows the whole story of an alert while one decides', async ({ page, admin }) => {
  await signInAs(page, admin);
  const [row] = await (await admin.api.get('/api/admin/alerts')).json();
  const { id, description } = await (await admin.api.get(`/api/admin/alerts/${row.id}`)).json();
  await page.goto(`/admin/alerts?open=${id}`);
  const story = page.getByLabel('Récit');
  await expect(story).toHaveValue(description);
  await expect.poll(() => story.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
});
