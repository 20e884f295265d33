/** A content editor changes the site; visitors read it seconds later. */
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
} from '../../support/fixtures.ts';
import { newMember } from '../../support/members.ts';
import { pressed, WITHOUT_PREVIEW } from '../../support/pages.ts';
import { type Account, register, signInAs } from '../../support/people.ts';
import { processorMs } from '../../support/processor-time.ts';
import type { Product } from '../../support/product.ts';
import { startPublishingProduct } from '../../support/template.ts';

// The other tests read the site as it is delivered: these have a product of their own, which builds it.
const test = base.extend({
  product: async ({ productNamed }, use) =>
    use(await productNamed('site settings', startPublishingProduct)),
});

// One after the other: two products of one checkout build in turns.
test.describe.configure({ mode: 'default' });
test.use({ viewport: WITHOUT_PREVIEW });

/** The last day of the year before: never too old. */
const AS_OF = `${new Date().getFullYear() - 1}-12-31`;
const SOURCE = 'Rapport annuel sur les dossiers clos';
const SERVICE = 'Un tout autre service que celui d’avant.';
const A_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Save to live, of a processor's time: other tests' browsers use the processors too. */
const LIVE_MS = 10_000;
/** Where only the end counts. */
const PATIENCE_MS = 30_000;

/** What publishing took so far: the server's own work and its builds. */
const spentMs = ({ pid }: Product) => {
  const { own, children } = processorMs(pid);
  return own + children;
};

const pageOf = async ({ url }: Product, address: string) =>
  (await fetch(`${url}${address}`)).text();
const landing = (product: Product) => pageOf(product, '/');
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

test('an editor changes figures, certifications and terms at once, and visitors read it', async ({
  page,
  admin,
  product,
}) => {
  const victim = await register(product);
  await openSettings(page, product, admin);
  await expect(page.getByRole('tab')).toHaveText([
    /^Paramètres du site/,
    /^Alertes/,
    /^À confirmer/,
  ]);
  const before = await landing(product);
  expect(figure(before, 'des dossiers clos ont abouti')).toContain('Exemple');
  expect(before).toContain('ISO\u00a027001');

  await section(page, 'Chiffres').click();
  const rate = page.getByRole('group', { name: 'Taux de réussite' });
  await rate.getByLabel('Valeur').fill('191,5');
  await rate.getByLabel('Source').fill('x');
  await rate.getByLabel('Date du chiffre').fill(AS_OF);
  await save(page);
  await expect(rate.getByText(/entre 0 et 100/)).toBeVisible();
  await expect(rate.getByText(/^Dites-le en une phrase/)).toBeVisible();
  await rate.getByLabel('Source').fill(SOURCE);
  await rate.getByLabel('Valeur').fill('91,5');
  await expect(page.getByText('3\u00a0champs modifiés')).toBeVisible();
  await expect(rate.getByText(/il manque le document et la page du document/)).toBeVisible();
  await rate.getByLabel('Document qui le montre').setInputFiles({
    name: 'rapport-annuel.pdf',
    mimeType: 'application/pdf',
    buffer: A_PDF,
  });
  await expect(rate.getByRole('link', { name: 'Ouvrir le document' })).toBeVisible();
  await rate.getByLabel('Page du document').fill('12');
  await expect(rate.getByText('Montré comme un fait')).toBeVisible();

  await section(page, 'Avis et certifications').click();
  const iso = page.getByRole('group', { name: /27001/ });
  await iso.getByLabel('Valable jusqu’au').fill('2026-01-31');
  await expect(iso.getByText('Expirée : masquée sur le site')).toBeVisible();
  await section(page, 'CGU').click();
  await page.getByLabel('Description des services').fill(SERVICE);

  const start = spentMs(product);
  await save(page);
  await expect(
    page.getByText('Paramètres enregistrés. La publication est en cours.'),
  ).toBeVisible();
  await expect(async () => {
    const shown = figure(await landing(product), 'des dossiers clos ont abouti');
    expect(shown).toContain('91,5');
    expect(shown).toContain(SOURCE);
    expect(shown).toContain(formatCalendarDay(AS_OF));
    expect(shown).not.toContain('Exemple');
  }).toPass({ timeout: PATIENCE_MS, intervals: [200] });
  expect(spentMs(product) - start).not.toBeGreaterThan(LIVE_MS);
  await expect(page.getByText(/^En ligne depuis le/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The others stay examples, and the site a demonstration; a certification that lapsed is hidden.
  const html = await landing(product);
  expect(figure(html, 'victimes accompagnées')).toContain('Exemple');
  expect(html).toContain('Site de démonstration');
  expect(html).not.toContain('ISO\u00a027001');
  expect(await pageOf(product, '/cgu')).toContain(SERVICE);

  await section(page, 'Chiffres').click();
  const history = page.getByRole('region', { name: /Historique/ });
  await expect(history).toContainText(SOURCE);

  await test.step('a person reads the terms that they accepted, whatever came later', async () => {
    await signInAs(page, victim);
    await page.goto('/dashboard');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /Conditions acceptées/ }).click();
    const terms = await opened;
    await expect(terms.getByRole('heading', { level: 1 })).toHaveText(
      'Conditions générales d’utilisation',
    );
    await expect(terms.getByText('1. Objet')).toBeVisible();
    await expect(terms.getByText(SERVICE)).toBeHidden();
    await expectAccessible(terms);
  });
});

test('what changes nothing makes no version, a build that breaks keeps the old one, and the built-in texts come back', async ({
  page,
  admin,
  product,
}) => {
  // Four builds, one after the other, whatever else the machine does.
  test.setTimeout(180_000);
  const editor = await openSettings(page, product, admin);
  const name = page.getByLabel('Nom de la plateforme');
  await name.fill('Bouclier\u00a0: l’aide');
  await save(page);
  await expect(page.getByText(/^Paramètres enregistrés\. La/)).toBeVisible();
  const history = page.getByRole('region', { name: 'Historique' });
  const versions = history.getByRole('heading', { name: /^Version/ });
  await expect(history.getByRole('listitem').first()).toContainText('Bouclier');
  const before = await versions.count();

  await test.step('other spaces make no version', async () => {
    await name.fill('Bouclier : l’aide');
    await expect(page.getByText('1\u00a0champ modifié')).toBeVisible();
    await save(page);
    await expect(page.getByText(/^Rien n’a changé/)).toBeVisible();
    await expect(page.getByText('Aucune modification')).toBeVisible();
    await expect(versions).toHaveCount(before);
    await history
      .getByText(/^Ce qui changerait/)
      .first()
      .click();
    await expect(history.locator('details').first()).toContainText('Bouclier');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('a build that breaks keeps the old version online and says why', async () => {
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

  await test.step('the built-in texts come back', async () => {
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
      expect(html).not.toContain('Rempart');
      expect(figure(html, 'des dossiers clos ont abouti')).toContain('Exemple');
    }).toPass({ timeout: PATIENCE_MS });
  });
});
