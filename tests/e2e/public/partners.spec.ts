/** What partners are given: keys for the API, and the check in a frame of their pages. */
import { EMBED_PATH } from '@parade/api/contract/paths.ts';
import type { FrameLocator } from '@playwright/test';
import {
  test as base,
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  onBothWidths,
  type Page,
  PHONE,
} from '../../support/fixtures.ts';
import { sent } from '../../support/hostile.ts';
import type { Product } from '../../support/product.ts';
import { administratorOf, startPublishingProduct } from '../../support/template.ts';

const FIELD = 'Ce qui vous paraît suspect';
/** Reads a text in the frame, and compares what is in it. */
async function compare(frame: FrameLocator, text: string) {
  await frame.getByLabel(FIELD).fill(text);
  await frame.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await frame.getByRole('button', { name: 'Comparer' }).click();
}

const ALLOWED = 'https://www.mairie.test';
const FOREIGN = 'https://autre.test';

base('a key is made, shown once, used, limited and revoked', async ({ office, product }) => {
  const partner = 'Association d’Exemple';
  await office.goto('/admin/alerts?vue=partenaires');
  await office.getByRole('button', { name: 'Créer une clé' }).click();
  const form = office.getByRole('dialog');
  await form.getByRole('button', { name: 'Créer la clé' }).click();
  await expect(form).toContainText('Veuillez indiquer le nom du partenaire');
  await form.getByLabel('Partenaire').fill(partner);
  await form.getByLabel('E-mail du contact').fill('equipe@association.exemple.fr');
  await form.getByLabel('Vérifications par jour, au plus').fill('2');
  await expectAccessible(office);
  await form.getByRole('button', { name: 'Créer la clé' }).click();

  const shown = office.getByRole('dialog', { name: `Clé de ${partner}` });
  const key = (await shown.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^parade_[\w-]{43}$/);
  await expectFine(office);
  await shown.getByRole('button', { name: 'J’ai gardé la clé' }).click();
  await expect(office.getByText(key)).toHaveCount(0);

  const check = () =>
    office.request.post(`${product.url}/api/checks`, {
      data: { text: 'Allez sur https://bit.ly/3xYzAbc' },
      headers: { authorization: `Bearer ${key}` },
    });
  expect(await (await check()).json()).toMatchObject({ analysis: { signs: expect.any(Array) } });
  expect((await check()).status()).toBe(200);
  expect((await check()).status()).toBe(429);

  await office.reload();
  await office.getByRole('button', { name: partner }).click();
  const panel = office.getByRole('region', { name: `Clé de ${partner}` });
  await expect(panel.getByRole('heading', { name: 'Usage par jour' })).toBeVisible();
  await expectFine(office);
  await panel.getByLabel('Vérifications par jour, au plus').fill('50');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(office.getByText('Clé enregistrée')).toBeVisible();
  expect((await check()).status()).toBe(200);

  await panel.getByRole('button', { name: 'Révoquer la clé…' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Révoquer la clé' }).click();
  await expect(office.getByText('Clé révoquée')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Révoquer la clé…' })).toHaveCount(0);
  expect((await check()).status()).toBe(401);
});

base(
  'the page for partners tells how, and shows a frame that works',
  async ({ page, product, watch: _ }) => {
    await page.goto(`${product.url}/partenaires`);
    const code = page.locator('pre').filter({ hasText: '<iframe' });
    await expect(code).toContainText(`${EMBED_PATH}"`);
    // Without it no browser lets « Coller » work in a frame of another site.
    await expect(code).toContainText('allow="clipboard-read"');
    await page.getByRole('button', { name: 'Copier le code' }).click();
    await expect(page.getByRole('status').filter({ hasText: /Copié|sélectionné/ })).toBeVisible();
    await page.locator('iframe').scrollIntoViewIfNeeded();
    const frame = page.frameLocator('iframe');
    await compare(frame, 'colis-suivi-fr.example');
    await expect(frame.getByText('Dans notre base d’alertes')).toBeVisible();
    await expectFine(page);
  },
);

const test = base.extend({
  product: async ({ productNamed }, use) => use(await productNamed('framed', start)),
  // Pages of other sites are asked for here, and what they may not show is logged as an error.
  watch: ({ browserName: _ }, use) => use(undefined),
});

/** With one site that may show the check. */
async function start(): Promise<Product> {
  const product = await startPublishingProduct();
  const { api } = await administratorOf(product);
  const url = '/api/admin/site-settings/main';
  const settings = await sent(api.get(url));
  await sent(api.put(url, { data: { ...settings, widget: { hosts: new URL(ALLOWED).host } } }));
  await expect(async () => {
    const headers = (await api.get(EMBED_PATH)).headers();
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${ALLOWED}`);
  }).toPass({ timeout: 60_000 });
  await api.dispose();
  return product;
}

/** A page of another site with the check in a frame. */
async function framed(page: Page, origin: string, { url }: Product) {
  // The product is on this machine, which a page of the Internet may not ask unasked.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="fr"><title>Ailleurs</title><h1>Ailleurs</h1>
        <iframe src="${url}${EMBED_PATH}" title="Vérifier" width="100%" height="640" style="border: 0"
          referrerpolicy="no-referrer"></iframe></html>`,
    }),
  );
  await page.goto(`${origin}/page`);
  return page.frameLocator('iframe');
}

test.describe.configure({ mode: 'default' });

test('a site of the settings shows the check, which keeps and reads nothing', async ({
  page,
  product,
}) => {
  // As if this browser were signed in here: nothing of it is sent along.
  const cookies: string[] = [];
  page.on('request', async (request) => {
    const { cookie } = await request.allHeaders();
    if (cookie) cookies.push(`${request.url()} ${cookie}`);
  });
  const { hostname } = new URL(product.url);
  await page
    .context()
    .addCookies([
      { name: 'parade_session', value: 'x', domain: hostname, path: '/', sameSite: 'Lax' },
    ]);
  const frame = await framed(page, ALLOWED, product);
  await compare(frame, 'Colissimo : réglez 1,99 € sur https://colis-suivi-fr.example/payer');
  const known = frame.getByRole('link', { name: 'SMS de colis en attente' });
  await expect(known).toBeVisible();
  await onBothWidths(page, () => expectNoSidewaysScroll(page));
  expect(cookies).toEqual([]);
  for (const link of [
    known,
    frame.getByRole('link', { name: 'Voir quoi faire, pas à pas' }),
    frame.getByRole('link', { name: /^Vérifié par/ }),
  ]) {
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => opener)).toBeNull();
    await opened.close();
  }
  const kept = await frame.locator('body').evaluate(() => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
  }));
  expect(kept).toEqual({ local: {}, session: {} });
  expect(page.url()).toBe(`${ALLOWED}/page`);
});

test('no other site shows it, and no site another page', async ({ page, product }) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') blocked.push(message.text());
  });
  const frame = await framed(page, FOREIGN, product);
  await expect.poll(() => blocked.join()).toContain('frame-ancestors');
  await expect(frame.getByLabel(FIELD)).toHaveCount(0);
  const headers = async (path: string) => (await page.request.get(product.url + path)).headers();
  expect((await headers('/verifier'))['x-frame-options']).toBe('DENY');
  expect((await headers(EMBED_PATH))['x-frame-options']).toBeUndefined();
  expect((await headers(EMBED_PATH))['set-cookie']).toBeUndefined();
  expect((await headers('/verifier'))['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );
});

test('the frame alone reads well on a phone', async ({ page, product }) => {
  await page.setViewportSize(PHONE);
  await page.goto(product.url + EMBED_PATH);
  await page.getByLabel(FIELD).fill('06 39 98 71 05 et jamais-vu.example');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expectFine(page);
});
