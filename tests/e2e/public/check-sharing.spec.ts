/** « Vérifier » from a phone's share menu, from its clipboard, without a network: and nothing of it stays. */
import { CHECK_PATH, CHECK_SHARE_PATH, CHECK_WORKER } from '@parade/api/contract/check-paths.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { startCountingProxy } from '../../support/counting-proxy.ts';
import { expect, expectFine, test } from '../../support/fixtures.ts';

const CANARY = 'canari5173';
const MESSAGE = `Votre colis attend, payez sur https://${CANARY}.example ou au 06 39 98 12 34`;

const what = (page: Page) => page.getByRole('main').getByRole('textbox').first();

/** Until the worker has taken the page over. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

/** As a phone shares: a form is posted, and the answer is the page. */
async function share(page: Page, fields: Record<string, string>, picture?: string): Promise<void> {
  await Promise.all([
    page.waitForURL((url) => url.pathname === CHECK_PATH && url.hash === ''),
    page.evaluate(
      ({ action, fields, picture }) => {
        const form = document.createElement('form');
        Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
        for (const [name, value] of Object.entries(fields)) {
          form.append(Object.assign(document.createElement('input'), { name, value }));
        }
        if (picture) {
          const input = Object.assign(document.createElement('input'), {
            type: 'file',
            name: 'files',
          });
          const transfer = new DataTransfer();
          transfer.items.add(
            new File([`From: a@b.fr\r\nSubject: ${picture}\r\n\r\na`], 'a.eml', {
              type: 'message/rfc822',
            }),
          );
          input.files = transfer.files;
          form.append(input);
        }
        document.body.append(form);
        form.submit();
      },
      { action: CHECK_SHARE_PATH, fields, picture },
    ),
  ]);
}

/** Everything that this browser keeps of the site, as text. */
async function everythingKept(page: Page, context: BrowserContext): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      (await indexedDB.databases()).map(({ name }) => name),
      history.state,
      location.href,
      window.name,
      document.cookie,
      document.title,
      cached,
    ]);
  });
  return inPage + JSON.stringify(await context.cookies());
}

/** What the page sends: requests with what must not be in them, and all that are no mere GET. */
function watchNetwork(context: BrowserContext) {
  const sent: string[] = [];
  context.on('request', (request) => {
    const { method, url, body } = {
      method: request.method(),
      url: request.url(),
      body: request.postData() ?? '',
    };
    if (method !== 'GET' || url.includes(CANARY)) sent.push(`${method} ${url} ${body}`);
  });
  return sent;
}

test('what is typed or pasted goes nowhere and stays nowhere', async ({ browser, product }) => {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(product.url + CHECK_PATH);
  await kept(page);
  const sent = watchNetwork(context);
  await what(page).fill(MESSAGE);
  await what(page).fill('');
  await page.evaluate((text) => navigator.clipboard.writeText(text), MESSAGE);
  await page.getByRole('button', { name: 'Coller', exact: true }).click();
  await expect(what(page)).toHaveValue(MESSAGE);
  await expectFine(page);
  expect(sent, 'before the tap').toEqual([]);
  expect(await everythingKept(page, context)).not.toContain(CANARY);
  await page.reload();
  expect(await everythingKept(page, context)).not.toContain(CANARY);
  expect(product.output()).not.toContain(CANARY);
  await context.close();
});

test('a clipboard that is refused leads to the field, with a sentence', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.readText = () => Promise.reject(new Error('NotAllowedError'));
  });
  await page.goto(product.url + CHECK_PATH);
  await page.getByRole('button', { name: 'Coller', exact: true }).click();
  await expect(page.getByText('Votre appareil ne nous laisse pas coller.')).toBeVisible();
  await expect(what(page)).toBeFocused();
});

test('without a clipboard there is no such button', async ({ page, product }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(product.url + CHECK_PATH);
  await expect(page.getByRole('button', { name: 'Coller', exact: true })).toHaveCount(0);
});

test('what a phone shares is taken by the page, asked of no server and forgotten', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(product.url + CHECK_PATH);
  await kept(page);
  const proxied: string[] = [];
  context.on('response', (response) => {
    if (!response.fromServiceWorker()) proxied.push(response.url());
  });
  await share(page, { title: 'Colis', text: MESSAGE, url: '' }, CANARY);
  await expect(what(page)).toHaveValue(`Colis\n${MESSAGE}`);
  expect(proxied.filter((url) => url.includes('partage'))).toEqual([]);
  expect(await everythingKept(page, context)).not.toContain(CANARY);
  await page.reload();
  await expect(what(page)).toHaveValue('');
  expect(await everythingKept(page, context)).not.toContain(CANARY);
  expect(product.output()).not.toContain(CANARY);
  await context.close();
});

test('a share whose worker is missing is asked for again, and the server keeps nothing', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(product.url + CHECK_PATH);
  await share(page, { text: MESSAGE }, CANARY);
  await expect(page.getByText('Votre partage n’est pas arrivé jusqu’ici.')).toBeVisible();
  await expect(what(page)).toBeFocused();
  await expect(what(page)).toHaveValue('');
  expect(product.output()).not.toContain(CANARY);
  await context.close();

  const answers = await Promise.all(
    ['POST', 'GET'].map((method) =>
      fetch(product.url + CHECK_SHARE_PATH, {
        method,
        redirect: 'manual',
        ...(method === 'POST' && { body: CANARY.repeat(200_000) }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
    `${CHECK_PATH}#partage`,
    CHECK_PATH,
  ]);
  expect(product.output()).not.toContain(CANARY);
});

test('the page works without a network, under its own policy, and comes anew with one', async ({
  browser,
  product,
}) => {
  const proxy = await startCountingProxy(product.url);
  const context = await browser.newContext();
  const page = await context.newPage();
  const online = await page.goto(proxy.url + CHECK_PATH);
  const policy = (await online?.allHeaders())?.['content-security-policy'];
  expect(policy).toContain("worker-src 'self'");
  await kept(page);

  proxy.answers.length = 0;
  await page.reload();
  const asked = proxy.answers.map(({ path }) => path);
  expect(asked, 'the page itself is asked for').toContain(CHECK_PATH);
  expect(asked.filter((path) => path.startsWith('/_astro/'))).toEqual([]);

  await proxy.cut();
  const offline = await page.reload();
  expect(offline?.fromServiceWorker()).toBe(true);
  expect((await offline?.allHeaders())?.['content-security-policy']).toBe(policy);
  await what(page).fill(MESSAGE);
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(
    page.getByText('Très suspect').or(page.getByText('Points d’attention')).first(),
  ).toBeVisible();
  await expectFine(page);
  await context.close();
});

test('the manifest offers the check to a phone, and its pictures are there', async ({
  request,
  product,
}) => {
  const found = await request.get(`${product.url}/manifest.webmanifest`);
  expect(found.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await found.json();
  expect(manifest).toMatchObject({ start_url: CHECK_PATH, scope: CHECK_PATH, lang: 'fr' });
  expect(manifest.share_target).toMatchObject({ action: CHECK_SHARE_PATH, method: 'POST' });
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
  expect(purposes).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of manifest.icons) {
    const bytes = await (await request.get(product.url + src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  const worker = await request.get(product.url + CHECK_WORKER);
  expect(worker.headers()['cache-control']).toBe('no-cache');
});
