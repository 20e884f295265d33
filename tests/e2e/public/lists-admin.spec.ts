/** Lists of others: brought by hand or from the server's folder, looked at first, and compared with at once. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, expectFine, type Page } from '../../support/fixtures.ts';
import { signInAs } from '../../support/people.ts';
import { startFilledProduct } from '../../support/template.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parade-lists-'));
base.afterAll(() => rmSync(folder, { recursive: true, force: true }));
const test = base.extend({
  product: async ({ productNamed }, use) =>
    use(await productNamed('lists', () => startFilledProduct({ LISTS_DIR: folder }))),
});

const hosts = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `hote-${from + at}.example`).join('\n');

const fill = async (page: Page, title: string) => {
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel('Adresse où on la trouve').fill('https://listes.example/');
  await page.getByLabel('Licence').fill('CC0');
  await page.getByLabel('Jour de la liste').fill('2026-11-01');
};
const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('a list is brought, looked at, imported, and known to visitors', async ({ page, admin }) => {
  await signInAs(page, admin);
  await page.goto('/admin/alerts?vue=listes');
  await page.getByRole('button', { name: 'Ajouter une liste' }).click();
  await press(page, 'Voir l’aperçu');
  await expect(page.getByText('Choisissez le fichier de la liste.')).toBeVisible();
  await expect(page.getByText('Écrivez le titre que lisent les visiteurs.')).toBeVisible();
  await expectFine(page);

  const text = 'piege-de-liste.example\nautre-piege.example\npas un hote\ngmail.com';
  const file = { name: 'ma-liste.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Choisir le fichier').setInputFiles(file);
  await expect(page.getByText('ma-liste.txt')).toBeVisible();
  await fill(page, 'Liste apportée');
  await page
    .getByLabel('Format du fichier')
    .selectOption({ label: 'eth-phishing-detect (MetaMask)' });
  await press(page, 'Voir l’aperçu');
  await expect(page.getByText('Ce fichier n’est pas du JSON.')).toBeVisible();
  await page.getByLabel('Format du fichier').selectOption({ label: 'Un site par ligne' });
  await press(page, 'Voir l’aperçu');

  const preview = page.getByRole('dialog', { name: 'Ce que l’import ferait' });
  await expect(preview.getByText('1, ligne 3')).toBeVisible();
  await expect(preview.getByText('Nouvelle liste')).toBeVisible();
  await expectFine(page);
  await press(page, 'Modifier');
  await expect(page.getByLabel('Titre')).toHaveValue('Liste apportée');
  await press(page, 'Voir l’aperçu');
  await press(page, 'Importer la liste');
  await expect(page.getByText('Liste importée', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Liste apportée' })).toBeVisible();

  const checked = await admin.api.post('/api/checks', { data: { text: 'piege-de-liste.example' } });
  expect((await checked.json()).indicators).toMatchObject([{ verdict: 'list' }]);
});

test('a list of the folder says how it is kept up to date, and is not emptied unseen', async ({
  page,
  admin,
}) => {
  writeFileSync(path.join(folder, 'phishing.txt'), hosts(0, 30));
  await signInAs(page, admin);
  await page.goto('/admin/alerts?vue=listes');
  await page.getByRole('button', { name: 'Ajouter une liste' }).click();
  await page.getByLabel('Un fichier du dossier du serveur').check();
  await page.getByLabel('Fichier', { exact: true }).selectOption('phishing.txt');
  await page.getByLabel('Mise à jour').selectOption({ label: 'Chaque semaine' });
  await fill(page, 'Liste du dossier');
  await expectFine(page);
  await press(page, 'Voir l’aperçu');
  await press(page, 'Importer la liste');
  await page.getByRole('cell', { name: 'Liste du dossier' }).click();
  await expect(page.getByText(/Chaque semaine \(dossier du serveur/)).toBeVisible();

  writeFileSync(path.join(folder, 'phishing.txt'), hosts(0, 5));
  await page.getByRole('button', { name: 'Mettre à jour…' }).click();
  await page.getByLabel('Jour de la liste').fill('2026-11-20');
  await press(page, 'Voir l’aperçu');
  await expect(page.getByText('Elle perdrait plus d’un tiers de ses entrées.')).toBeVisible();
  await expectFine(page);
  await press(page, 'Importer la liste');
  await expect(page.getByText(/Si c’est juste, cochez-le/)).toBeVisible();
  await page.getByLabel('C’est juste, l’importer quand même').check();
  await press(page, 'Importer la liste');
  await expect(page.getByText('Liste importée', { exact: true })).toBeVisible();
});
