/** The product's main job, as people do it: from the printed set-up link to the answer on the victim's page. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PDF, pdf } from '../../support/files.ts';
import { test as base, expect, type Page, PHONE } from '../../support/fixtures.ts';
import { fillRegistration, signIn } from '../../support/forms.ts';
import { newEmail, PASSWORD, register } from '../../support/people.ts';
import { startProduct } from '../../support/product.ts';

// A product of its own, which nobody has set up yet.
const test = base.extend({
  product: async ({ browserName: _ }, use) => {
    const product = await startProduct();
    await use(product);
    await product.stop();
  },
});

/** A photograph as a phone makes it: with the place where it was taken. */
const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#7d8798' } })
    .withExif({ IFD3: { GPSLatitude: '45/1 45/1 30/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

async function setUpAdministrator(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL(/\/admin-setup$/);
  await page.getByLabel('Nom complet').fill('Camille Ardouin');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD);
  for (const made of ['an authentication user', 'a user document', 'an admin document']) {
    await expect(page.getByRole('listitem').filter({ hasText: made })).toBeVisible();
  }
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/admin-setup', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create Admin Access' }).click();
  await expect(page.getByRole('button', { name: 'Creating Admin...' })).toBeVisible();
  seen.resolve();
  await expect(page.getByText(`Admin access created successfully: ${email}`)).toBeVisible();
}

async function signInToBackOffice(page: Page, email: string): Promise<void> {
  await page.goto('/admin-login');
  await signIn(page, email);
  await expect(page).toHaveURL(/\/admin(\/reports)?$/);
}

async function registerByForm(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, { 'Adresse e-mail': email, Téléphone: '06 39 98 12 34' });
  await page.getByLabel("J'accepte les conditions d'utilisation").check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function fileReport(page: Page, image: Buffer): Promise<void> {
  await page.goto('/report');
  await page.getByLabel('Titre').fill('Faux conseiller bancaire');
  await page.getByLabel('Type de fraude').selectOption('Phishing');
  await page.getByLabel('Description').fill('Un homme m’a appelée en se disant de ma banque.');
  await page.getByLabel("Date de l'incident").fill('2026-10-02');
  await page.getByLabel('Montant du préjudice (€)').fill('2480,50');
  await page.getByLabel('Lieu').fill('Lyon');
  await page.getByLabel("Coordonnées de l'escroc").fill('01 99 00 84 88');
  await page.getByLabel('Informations complémentaires').fill('Trois virements.');
  const jpeg = { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: image };
  const statement = pdf('relevé.pdf');
  await page.getByLabel('Document 1').setInputFiles(jpeg);
  await page.getByLabel('Document 2').setInputFiles(statement);
  await expect(page.getByText('IMG_0042.jpg')).toBeVisible();
  await expect(page.getByText('relevé.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page).toHaveURL(/\/reports\/[\w-]+$/);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((e) => e.isFile()).map((e) => path.join(e.parentPath, e.name));
}

// The person holds a phone; the office has a desk.
test.use({ viewport: PHONE });

test('a report goes from the form to the back office and back', async ({
  page,
  product,
  browser,
}) => {
  const [adminEmail, victimEmail] = [newEmail('camille'), newEmail('eloise')];
  const office = await (
    await browser.newContext({ baseURL: product.url, locale: 'fr-FR' })
  ).newPage();
  await setUpAdministrator(office, product.setupLink, adminEmail);
  await signInToBackOffice(office, adminEmail);
  await expect(office.getByText('Aucun signalement', { exact: true })).toBeVisible();

  await registerByForm(page, victimEmail);
  const image = await photo();
  await fileReport(page, image);

  // The back office sees it without a reload, and answers in its panel.
  const row = office.getByText('Faux conseiller bancaire').first();
  await expect(row).toBeVisible({ timeout: 3000 });
  await row.click();
  await office.getByLabel('Statut', { exact: true }).selectOption('En cours');
  await office.getByLabel('Note au client').fill('Votre banque a été prévenue.');
  await office.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(office.getByText('Statut mis à jour avec succès')).toBeVisible();

  // The victim sees both on that report's page without a reload, then in its row.
  const main = page.getByRole('main');
  await expect(main.getByText('En cours').first()).toBeVisible({ timeout: 3000 });
  await expect(main.getByText('Votre banque a été prévenue.').first()).toBeVisible();
  await main.getByRole('link', { name: 'Tous mes signalements' }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'Faux conseiller bancaire' }).first();
  await expect(item.getByText('En cours').first()).toBeVisible();
  await expect(item.getByText('Votre banque a été prévenue.').first()).toBeVisible();

  // Both documents come back to their owner, the image without its place.
  const reports = await (await page.request.get('/api/reports')).json();
  const whole = await (await page.request.get(`/api/reports/${reports.items[0].id}`)).json();
  const [first, second] = [whole.documents.document1, whole.documents.document2];
  const served = await page.request.get(first);
  expect(served.headers()['content-type']).toBe('image/jpeg');
  expect((await sharp(await served.body()).metadata()).exif).toBeUndefined();
  expect((await (await page.request.get(`${first}?original`)).body()).equals(image)).toBe(true);
  expect((await (await page.request.get(second)).body()).equals(PDF)).toBe(true);

  const other = await register(product, 'Marcel Lefèvre');
  for (const url of [first, second, `/api/reports/${whole.id}`]) {
    expect((await other.api.get(url)).status()).toBe(404);
  }

  // Nothing on disk can be read as what it is.
  for (const file of await filesBelow(path.join(product.dataDir, 'files'))) {
    const bytes = await readFile(file);
    await expect(sharp(bytes).metadata()).rejects.toThrow();
    expect(bytes.includes('%PDF')).toBe(false);
  }

  // What identifies a person or opens a door is in no log.
  const log = product.output().replace(product.setupLink, '');
  const token = new URL(product.setupLink).searchParams.get('token') ?? '-';
  for (const secret of [victimEmail, adminEmail, PASSWORD, token, 'Marchand', '98 12 34']) {
    expect(log).not.toContain(secret);
  }
  await office.context().close();
});
