/** A content editor changes the site; visitors read it seconds later. */
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
} from '../../support/fixtures.ts';
import { newMember } from '../../support/members.ts';
import { pressed } from '../../support/pages.ts';
import { type Account, register, signInAs } from '../../support/people.ts';
import type { Product } from '../../support/product.ts';

// The other tests read the site as it is delivered: these have products of their own.
const test = base.extend({
  product: async ({ productNamed }, use) => use(await productNamed('site settings')),
});

// One after the other: two products of one checkout build in turns, and one of these is timed.
test.describe.configure({ mode: 'default' });

/** Save to live. */
const LIVE_MS = 10_000;
/** Where only the end counts. */
const PATIENCE_MS = 30_000;

const landing = async ({ url }: Product) => (await fetch(url)).text();
/** The part of the landing page about one figure. */
const figure = (html: string, label: string) => {
  const end = html.indexOf(label);
  return html.slice(html.lastIndexOf('<li', end), html.indexOf('</li>', end));
};

async function openSettings(page: Page, product: Product, admin: Account): Promise<Account> {
  const editor = await newMember(product, admin, { systemSettings: true });
  await signInAs(page, editor);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/site-settings/);
  await expect(page.getByRole('button', { name: 'Enregistrer et publier' })).toBeVisible();
  return editor;
}

const section = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2 }).getByRole('button', { name: new RegExp(`^${name}`) });

const save = (page: Page) => pressed(page, 'Enregistrer et publier');

test('an editor states the success rate with its source, and visitors read it', async ({
  page,
  admin,
  product,
}) => {
  await openSettings(page, product, admin);
  await expect(page.getByRole('tab')).toHaveText([/^Paramètres du site/, /^Alertes/]);
  expect(figure(await landing(product), 'de dossiers aboutis')).toContain('Exemple');

  await section(page, 'Chiffres').click();
  const rate = page.getByRole('group', { name: 'Taux de réussite' });
  await rate.getByLabel('Valeur').fill('191,5');
  await rate.getByLabel('Source').fill('Rapport annuel 2025');
  await rate.getByLabel('Date du chiffre').fill('2026-01-15');
  await save(page);
  await expect(rate.getByText(/entre 0 et 100/)).toBeVisible();
  await expect(rate.getByLabel('Source')).toHaveValue('Rapport annuel 2025');

  await rate.getByLabel('Valeur').fill('91,5');
  await expect(page.getByText('3\u00a0champs modifiés')).toBeVisible();
  const start = Date.now();
  await save(page);
  await expect(
    page.getByText('Paramètres enregistrés. La publication est en cours.'),
  ).toBeVisible();
  await expect(async () => {
    const shown = figure(await landing(product), 'de dossiers aboutis');
    expect(shown).toContain('91,5');
    expect(shown).toContain('Rapport annuel 2025');
    expect(shown).toContain('15 janvier 2026');
    expect(shown).not.toContain('Exemple');
  }).toPass({ timeout: LIVE_MS, intervals: [200] });
  expect(Date.now() - start).toBeLessThan(LIVE_MS);
  await expect(page.getByText(/^En ligne depuis le/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The others stay examples, and the site a demonstration.
  const html = await landing(product);
  expect(figure(html, 'victimes accompagnées')).toContain('Exemple');
  expect(html).toContain('Site de démonstration');

  await section(page, 'Chiffres').click();
  const history = page.getByRole('region', { name: /Historique/ });
  await expect(history).toContainText('Rapport annuel 2025');
});

test('other spaces make no version, and the built-in texts come back', async ({
  page,
  admin,
  product,
}) => {
  await openSettings(page, product, admin);
  const name = page.getByLabel('Nom de la plateforme');
  await name.fill('Bouclier\u00a0: l’aide');
  await save(page);
  await expect(page.getByText(/^Paramètres enregistrés\. La/)).toBeVisible();
  const history = page.getByRole('region', { name: 'Historique' });
  const versions = history.getByRole('heading', { name: /^Version/ });
  await expect(history.getByRole('listitem').first()).toContainText('Bouclier');
  const before = await versions.count();

  await name.fill('Bouclier : l’aide');
  await expect(page.getByText('1\u00a0champ modifié')).toBeVisible();
  await save(page);
  await expect(page.getByText(/^Rien n’a changé/)).toBeVisible();
  await expect(page.getByText('Aucune modification')).toBeVisible();
  await expect(versions).toHaveCount(before);

  await history.getByText(/^Ce qui changerait/).click();
  await expect(history.locator('details')).toContainText('Bouclier');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await pressed(page, 'Restaurer les textes d’origine');
  const question = page.getByRole('dialog', { name: 'Restaurer les textes d’origine' });
  await expect(question).toContainText('Les chiffres redeviennent des exemples');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Restaurer et publier' }).click();
  await expect(page.getByText(/^Textes d’origine restaurés/)).toBeVisible();
  await expect(history).toContainText('retour aux textes d’origine');
  await expect(history.getByText('Textes actuels')).toBeVisible();
  await expect(name).toHaveValue('Parade');
  await expect(async () => {
    const html = await landing(product);
    expect(html).not.toContain('Bouclier');
    expect(figure(html, 'de dossiers aboutis')).toContain('Exemple');
  }).toPass({ timeout: PATIENCE_MS });
});

test('a certification whose validity has passed is hidden', async ({ page, admin, product }) => {
  await openSettings(page, product, admin);
  expect(await landing(product)).toContain('ISO\u00a027001');
  await section(page, 'Avis et certifications').click();
  const iso = page.getByRole('group', { name: /27001/ });
  await iso.getByLabel('Valable jusqu’au').fill('2026-01-31');
  await expect(iso.getByText('Expirée : masquée sur le site')).toBeVisible();
  await save(page);
  await expect(async () => {
    expect(await landing(product)).not.toContain('ISO\u00a027001');
  }).toPass({ timeout: PATIENCE_MS });
});

test('a rating by nobody is marked as not shown', { tag: '@phone' }, async ({
  page,
  admin,
  product,
}) => {
  await openSettings(page, product, admin);
  await section(page, 'Avis et certifications').click();
  const rating = page.getByRole('group', { name: 'Note des clients' });
  await rating.getByLabel('Nombre d’avis').fill('0');
  await expect(rating.getByText('Non montrée')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a build that breaks keeps the old version online and says why', async ({
  page,
  admin,
  product,
}) => {
  const editor = await openSettings(page, product, admin);
  const name = page.getByLabel('Nom de la plateforme');
  await name.fill('Bouclier');
  await save(page);
  await expect(async () => {
    expect(await landing(product)).toContain('Bouclier');
  }).toPass({ timeout: PATIENCE_MS });

  // Where versions are built there is suddenly a file: nothing can be written.
  const folder = path.join(product.dataDir, 'site');
  await rename(folder, `${folder}-away`);
  await writeFile(folder, '');
  await name.fill('Rempart');
  await save(page);
  await expect(page.getByText(/a échoué.*l’ancienne version reste en ligne/)).toBeVisible({
    timeout: PATIENCE_MS,
  });
  await expect(page.getByText(/Cause.*EEXIST/).first()).toBeVisible();
  await expectAccessible(page);
  expect(await landing(product)).toContain('Bouclier');
  expect(await landing(product)).not.toContain('Rempart');

  await rm(folder);
  await rename(`${folder}-away`, folder);
  await pressed(page, 'Publier maintenant');
  await expect(async () => {
    expect(await landing(product)).toContain('Rempart');
  }).toPass({ timeout: PATIENCE_MS });
  await expect(page.getByText(/a échoué/)).toBeHidden();
  const { settingsVersion, current } = await (
    await editor.api.get('/api/admin/site-settings/publication')
  ).json();
  expect(current.settingsVersion).toBe(settingsVersion);
});

test('what is typed is seen before it is saved, kept on the way out, and can be taken back', async ({
  page,
  admin,
  product,
}) => {
  await signInAs(page, admin);
  await page.goto('/admin/site-settings');
  const before = await landing(product);
  await section(page, 'Textes').click();
  await page.getByLabel('Texte sous le titre').fill('Un texte tout neuf.');
  if ((page.viewportSize()?.width ?? 0) < 1200) await pressed(page, 'Aperçu');
  // Its page runs no script, which a look inside would need: what it was given is read instead.
  await expect(page.getByTitle('Aperçu')).toHaveAttribute('srcdoc', /Un texte tout neuf\./, {
    timeout: 20_000,
  });
  await expectAccessible(page);
  if ((page.viewportSize()?.width ?? 0) < 1200) await pressed(page, 'Fermer l’aperçu');
  expect(await landing(product)).toBe(before);

  // The way out asks.
  await page.getByRole('tab', { name: /^Utilisateurs/ }).click();
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
  await expect(question.getByText('Un champ modifié ne serait pas gardé.')).toBeVisible();
  await question.getByRole('button', { name: 'Annuler' }).click();

  // Somebody else saves meanwhile: nothing typed is lost.
  const record = await (await admin.api.get('/api/admin/site-settings/main')).json();
  const data = { ...record, contactInfo: { ...record.contactInfo, phone: '01 40 00 00 00' } };
  expect((await admin.api.put('/api/admin/site-settings/main', { data })).ok()).toBe(true);
  await expect(page.getByText(/a enregistré les paramètres entre-temps/)).toBeVisible();
  await expect(page.getByLabel('Texte sous le titre')).toHaveValue('Un texte tout neuf.');
});

test('a person reads the terms that they accepted, whatever came later', async ({
  page,
  admin,
  product,
}) => {
  const victim = await register(product);
  const editor = await newMember(product, admin, { systemSettings: true });
  const record = await (await editor.api.get('/api/admin/site-settings/main')).json();
  record.legalPages.cgu.servicesDescription = 'Un tout autre service.';
  const saved = await editor.api.put('/api/admin/site-settings/main', { data: record });
  expect(saved.ok()).toBe(true);
  await expect(async () => {
    expect(await (await fetch(`${product.url}/cgu`)).text()).toContain('Un tout autre service.');
  }).toPass({ timeout: PATIENCE_MS });

  await signInAs(page, victim);
  await page.goto('/dashboard');
  if ((page.viewportSize()?.width ?? 0) < 900) await pressed(page, 'Ouvrir le menu');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Conditions acceptées/ }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText(
    'Conditions générales d’utilisation',
  );
  await expect(terms.getByText('1. Objet')).toBeVisible();
  await expect(terms.getByText('Un tout autre service.')).toBeHidden();
  await expectAccessible(terms);
});
