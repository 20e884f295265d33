import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Page, request } from '@playwright/test';
import { linkIn } from './mails.ts';
import { type Product, startProduct } from './product.ts';

export { expect, type Page } from '@playwright/test';

/** Strong enough for clients and staff. */
export const PASSWORD = 'tulipe-orage-cantine-48';

let people = 0;
/** An address that nobody else in this run has. */
export const newEmail = (name = 'victime') => `${name}.${process.pid}.${++people}@exemple.fr`;

export interface Account {
  uid: string;
  email: string;
  /** Speaks to the API with this account's session. */
  api: APIRequestContext;
}

interface TestFixtures {
  /** Fails the test when the page logs an error, breaks its policy or asks another host. */
  watch: undefined;
  /** A victim with an account; signs the page in by its cookie, without the screen. */
  victim: Account;
  /** The administrator's own browser, beside the victim's. */
  office: Page;
}

interface WorkerFixtures {
  /** One running product for the tests of a worker. */
  product: Product;
  /** Its administrator. */
  admin: Account;
}

async function account(product: Product, path: string, body: object): Promise<Account> {
  const api = await request.newContext({ baseURL: product.url });
  // Else the limit of an address would refuse whoever comes late to a long run.
  const headers = { 'x-forwarded-for': `198.51.100.${people % 250}` };
  const answer = await api.post(path, { data: body, headers });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { uid: string; email: string } };
  return { uid: user.uid, email: user.email, api };
}

/** Opens an account over the API. */
export function register(product: Product, name = 'Éloïse Marchand'): Promise<Account> {
  return account(product, '/api/auth/register', {
    name,
    email: newEmail(),
    phone: '06 39 98 12 34',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    acceptTerms: true,
  });
}

/** Gives the page an account's session. */
export async function signInAs(page: Page, { api }: Account): Promise<void> {
  await page.context().addCookies((await api.storageState()).cookies);
}

/** The link of the newest mail to an address that leads to this path, once it is there. */
export async function mailedLink({ dataDir }: Product, to: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = await linkIn(dataDir, to, path);
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}

/** Files a report over the API; answers its id and reference. */
export async function fileReport(person: Account, changes: object = {}) {
  const answer = await person.api.post('/api/reports', {
    data: {
      title: 'Faux conseiller bancaire',
      fraudType: 'Phishing',
      description: 'Un homme m’a appelée en se disant de ma banque.',
      date: '2026-10-02',
      amount: 6200,
      ...changes,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; reference: string };
}

/** What people with impairments would stumble over, by axe. */
export async function expectAccessible(page: Page): Promise<void> {
  // The page alone: a sandboxed frame runs no script, axe's neither.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Nothing wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

/** Collects from now on what a page does that none may: errors, a broken policy, another host. */
function listen(page: Page, product: Product): string[] {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A refusal that a test provokes is logged by the browser as a failed load.
    // The preview's frame runs no script: not the runner's own either, when it looks into frames.
    const expected = /^Failed to load resource|^Blocked script execution in 'about:srcdoc'/;
    if (message.type() === 'error' && !expected.test(message.text())) wrong.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    const own = [product.url, 'data:', 'blob:'].some((start) => url.startsWith(start));
    if (!own) wrong.push(`request to ${url}`);
  });
  return wrong;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],

  admin: [
    async ({ product }, use) => {
      const email = newEmail('camille');
      const token = new URL(product.setupLink).searchParams.get('token');
      const api = await request.newContext({ baseURL: product.url });
      const credentials = { email, password: PASSWORD };
      const made = await api.post('/api/admin-setup', {
        data: { ...credentials, token, name: 'Camille Ardouin', passwordConfirmation: PASSWORD },
      });
      expect(made.status()).toBe(201);
      await use(await account(product, '/api/auth/admin-login', credentials));
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ product }, use) => use(product.url),

  victim: async ({ product, page }, use) => {
    const victim = await register(product);
    await signInAs(page, victim);
    await use(victim);
  },

  office: async ({ browser, product, admin }, use) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const office = await context.newPage();
    const wrong = listen(office, product);
    await signInAs(office, admin);
    await use(office);
    await context.close();
    expect(wrong).toEqual([]);
  },

  watch: [
    async ({ page, product }, use) => {
      const wrong = listen(page, product);
      await use(undefined);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});
