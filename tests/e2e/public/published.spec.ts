/** What was published, on the site as it is built with it. */
import path from 'node:path';
import { ALERT_SLUG } from '@parade/api/contract/paths.ts';
import { newClient } from '../../support/clients.ts';
import { dispute } from '../../support/disputes.ts';
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
} from '../../support/fixtures.ts';
import {
  expectTame,
  guard,
  LINE,
  publishHostileAlert,
  RUN,
  sent,
  settled,
} from '../../support/hostile.ts';
import { follow, pressed } from '../../support/pages.ts';
import { type Account, fileReport, signInAs } from '../../support/people.ts';
import type { Product } from '../../support/product.ts';
import { administratorOf, startPublishingProduct } from '../../support/template.ts';

const LETTERS = 'escroquerie'.repeat(30);
const MARK = 'longueur';
const LONG_TITLE = `${LETTERS.slice(0, 80)}${MARK}`;
const LINK = `https://colis-retenu.example/${'suivi-'.repeat(40)}`;

/** A public alert made of words that no line can hold: what victims paste. */
async function publishLongWords({ api }: Account): Promise<void> {
  const data = {
    title: LONG_TITLE,
    description: `${LETTERS} ${LINK}`,
    perpetratorInfo: LETTERS,
    fraudType: 'Fausse boutique en ligne',
    country: 'France',
    region: LETTERS.slice(0, 60),
    amount: 20,
    dateOfFraud: '2026-10-02',
    indicators: [{ kind: 'domain', value: `${MARK}.example` }],
  };
  const made = await sent(api.post('/api/admin/alerts', { data }));
  const check = { checkedHow: 'report', checkedWith: 'Capture du message' };
  const body = { ...made, ...check, status: 'verified', noPersonNamed: true };
  await sent(api.put(`/api/admin/alerts/${made.id}`, { data: body }));
}

/** Settings as an editor might paste them. */
async function setTexts({ api }: Account): Promise<void> {
  const url = '/api/admin/site-settings/main';
  const settings = await sent(api.get(url));
  const brand = { ...settings.brand, name: 'Parade <script>' };
  const description = Object.fromEntries(
    Object.keys(settings.description).map((name) => [name, LINE.slice(0, 150)]),
  );
  await sent(api.put(url, { data: { ...settings, brand, description } }));
}

/** All of it before the first look, so that few builds bring it online. */
async function start(): Promise<Product> {
  const product = await startPublishingProduct();
  const admin = await administratorOf(product);
  await publishHostileAlert(product, admin);
  await publishLongWords(admin);
  await setTexts(admin);
  await admin.api.dispose();
  return product;
}

const test = base.extend({
  product: async ({ productNamed }, use) => use(await productNamed('published', start)),
});

// In one worker, for one product.
test.describe.configure({ mode: 'default' });

/** A built page, once it says this. */
async function built(page: Page, address: string, ...texts: string[]): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await page.request.get(address)).text();
    for (const text of texts) expect(html.includes(text)).toBe(true);
  }).toPass({ timeout: 60_000 });
  return html;
}

/** Of the newest public alert whose title holds this. */
async function addressOf(page: Page, words: string): Promise<string> {
  const { items } = await sent(
    page.request.get('/api/alerts?fraudType=Fausse%20boutique%20en%20ligne'),
  );
  const found = (items as { slug: string; title: string }[]).find(({ title }) =>
    title.includes(words),
  );
  return `/alertes/${found?.slug}`;
}

test('what an alert and the settings say runs nowhere on the site, and its files are whole', async ({
  page,
}) => {
  const address = await addressOf(page, RUN);
  await built(page, address, 'Parade &lt;script&gt;', 'onerror=');
  const wrong = await guard(page);
  for (const each of [
    '/',
    '/alertes',
    address,
    '/cgu',
    '/mentions-legales',
    '/rgpd',
    '/verifier',
  ]) {
    await page.goto(each);
    await settled(page);
    await expectTame(page);
  }
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`<script>${RUN}</script>`);
  // One script element each: what is written in it does not end it.
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.length).toBeGreaterThan(0);
  for (const text of data) expect(() => JSON.parse(text)).not.toThrow();
  expect(data.join()).toContain('onerror=');

  const feed = await sent(page.request.get('/feed.json'));
  expect(JSON.stringify(feed.items)).toContain('onerror=');
  const rss = await (await page.request.get('/rss.xml')).text();
  const failed = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelector('parsererror')?.textContent ?? null;
  }, rss);
  expect(failed).toBeNull();
  expect(rss).toContain('onerror=');
  // Only what is escaped of it stands there; addresses, and so the sitemap, hold none of it.
  expect(rss).not.toMatch(/<(script|img|svg)/);
  expect(path.basename(address)).toMatch(ALERT_SLUG);
  expect(wrong).toEqual([]);
});

test('a word of any length makes no page scroll sideways', async ({ page, admin }) => {
  const address = await addressOf(page, LONG_TITLE);
  await built(page, '/alertes', LONG_TITLE);

  await page.goto('/alertes');
  await expect(page.getByRole('link', { name: LONG_TITLE })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_TITLE);
  await expectNoSidewaysScroll(page);
  // Of the same type: there it stands among what to read next.
  await page.goto(await addressOf(page, RUN));
  await expect(page.getByRole('region', { name: 'À lire aussi' })).toContainText(LONG_TITLE);
  await expectNoSidewaysScroll(page);

  await page.goto('/verifier');
  await page.getByLabel('Ce qui vous paraît suspect').fill(`${MARK}.example ${LINK} ${LETTERS}`);
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await page.getByRole('button', { name: 'Comparer' }).click();
  await expect(page.getByRole('link', { name: LONG_TITLE })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await signInAs(page, admin);
  await page.goto('/admin/alerts');
  await page.getByLabel('Rechercher').fill(MARK);
  await page.getByRole('cell', { name: LONG_TITLE }).click();
  await expect(page.getByRole('region', { name: LONG_TITLE }).getByLabel('Titre')).toHaveValue(
    LONG_TITLE,
  );
  await expectNoSidewaysScroll(page);
});

test('a report becomes an alert without its victim, and everybody reads it', async ({
  page,
  admin,
  product,
}) => {
  const victim = await newClient(product, 'Éloïse Marchand');
  const title = `Faux conseiller ${victim.uid.slice(-6)}`;
  const { reference } = await fileReport(victim, {
    title,
    description: 'Je suis Éloïse Marchand. Sophie, de la banque, m’a appelée du 01 99 00 12 34.',
    contactInfo: '01 99 00 12 34',
  });
  await signInAs(page, admin);
  await page.goto('/admin/reports');
  await page.getByRole('cell', { name: reference }).click();
  await pressed(page, 'Créer une alerte');

  await expect(page.getByRole('tab', { name: /^Alertes/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const panel = page.getByRole('region', { name: new RegExp(`Alerte ${title}`) });
  await expect(panel.getByLabel('Récit')).toHaveValue(
    'Je suis [nom retiré]. Sophie, de la banque, m’a appelée du 01 99 •• •• 34.',
  );
  await expect(panel.getByRole('list', { name: 'Retiré du signalement' })).toContainText(
    'Éloïse Marchand',
  );
  await expect(panel.getByRole('list', { name: 'Noms possibles' })).toContainText('Sophie');
  await expect(panel.getByLabel('Élément 1', { exact: true })).toHaveValue('+33199001234');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await panel.getByLabel('Récit').fill('Une employée de la banque appelle du 01 99 00 12 34.');
  await panel.getByRole('button', { name: 'Vérifier et publier' }).click();
  await expect(
    panel.getByText('Confirmez qu’aucune personne physique n’est nommée.'),
  ).toBeVisible();
  await panel.getByLabel('Aucune personne physique n’est nommée').check();
  await panel.getByLabel('Vérifiée d’après').selectOption('report');
  await panel.getByLabel('Pièce').fill('Capture du message');
  await panel.getByRole('button', { name: 'Vérifier et publier' }).click();
  await expect(page.getByText('Alerte publiée')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Retirer/ })).toHaveText([
    'Retirer',
    'Retirer l’alerte',
  ]);
  for (const name of ['Retirer l’alerte', 'Retirer l’élément 1\u00a0: +33199001234']) {
    await expect(panel.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(panel.getByRole('link', { name: /^\/alertes\// })).toBeVisible();

  await follow(page, '/admin/reports');
  await page.getByRole('cell', { name: reference }).click();
  await expect(page.getByText('Elle existe déjà')).toContainText('Publiée');
  await expect(page.getByRole('button', { name: 'Créer une alerte' })).toBeHidden();
  await pressed(page, 'Voir l’alerte');
  await expect(panel).toBeFocused();

  expect(await built(page, '/alertes', title)).not.toContain('99 00 12 34');

  // A page that is built already says what came later.
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  const address = await panel.getByRole('link', { name: /^\/alertes\// }).getAttribute('href');
  await built(page, address ?? '', title);
  await dispute(product, id);
  await page.goto(address ?? '');
  await expect(page.getByText('Contesté', { exact: true })).toBeVisible();
});
