/**
 * People who write markup, scripts and marks of direction wherever they may:
 * nothing of it runs, neither where they read it themselves nor in the back
 * office, nor on the public site.
 */
import { ALERT_SLUG, CLIENT_LAYOUT_PATHS } from '@parade/api/contract/paths.ts';
import type { APIResponse } from '@playwright/test';
import sharp from 'sharp';
import { BANK, setBalance } from '../../support/balances.ts';
import { test as base, expect, expectNoSidewaysScroll, type Page } from '../../support/fixtures.ts';
import { payByTransfer, setTransfer } from '../../support/payment-options.ts';
import { type Account, mailedLink, newEmail, register, signInAs } from '../../support/people.ts';
import type { Product } from '../../support/product.ts';
import { startFilledProduct } from '../../support/template.ts';

// A product of its own: its settings are hostile too.
const test = base.extend({
  product: async ({ browserName: _ }, use) => {
    const product = await startFilledProduct();
    await use(product);
    await product.stop();
  },
});

/** Says in the page that it ran, however it came to run. */
const RUN = 'window.ran=1';
const MARKUP = `<script>${RUN}</script>"><img src=x onerror="${RUN}"><svg/onload=${RUN}>`;
const TURNED = '\u202efdp.exe\u202c \u2066x\u2069 \u200fمرحبا';
const FAMILY = '👨‍👩‍👧‍👦 🇫🇷';
const LONG = 'A'.repeat(90);
const NAME = `Zoé <img src=x onerror=${RUN}> مرحبا ${FAMILY}`;
const LINE = `${MARKUP} ${TURNED}`;
const TEXT = `${MARKUP}\n${TURNED} ${FAMILY} ${LONG}\n</textarea></title></script>{{7*7}} [a](javascript:${RUN})\n# b`;

async function sent(answer: Promise<APIResponse>) {
  const response = await answer;
  expect(response.ok(), `${response.url()} ${await response.text()}`).toBe(true);
  return response.status() === 204 ? {} : await response.json();
}

/** Notes what none may do: run, open a dialog, break its policy, fail. */
async function guard(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => wrong.push(what));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteViolation: (what: string) => void }).noteViolation;
    document.addEventListener('securitypolicyviolation', (event) =>
      note(`${event.violatedDirective} on ${location.pathname}: ${event.blockedURI}`),
    );
  });
  page.on('dialog', async (dialog) => {
    wrong.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => wrong.push(`error on ${page.url()}: ${error.message}`));
  return wrong;
}

/** What is on the page has run nothing, and keeps inside it. */
async function expectTame(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window), page.url()).toBe(false);
  await expectNoSidewaysScroll(page);
}

const upload = async ({ api }: Account, name: string) => {
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#dfe8f2' },
  })
    .jpeg()
    .toBuffer();
  const file = { name, mimeType: 'image/jpeg', buffer };
  return (await sent(api.post('/api/documents', { multipart: { file } }))).id as string;
};
const FILE = `${TURNED}<img src=x onerror=${RUN}>.jpg`;

/** A client who writes it everywhere, and staff who answer in kind. */
async function fill(victim: Account, admin: Account): Promise<void> {
  const [client, office] = [victim.api, admin.api];
  await sent(client.patch('/api/me', { data: { name: NAME, address: LINE, bio: TEXT } }));
  const avatar = { documentId: await upload(victim, FILE) };
  await sent(client.put('/api/me/avatar', { data: avatar }));
  const report = {
    title: LINE,
    fraudType: 'Phishing',
    description: TEXT,
    date: '2026-10-02',
    amount: 6200,
    location: LINE,
    contactInfo: TEXT,
    additionalInfo: TEXT,
    documents: { document1: await upload(victim, FILE) },
  };
  const filed = await sent(client.post('/api/reports', { data: report }));
  const ticket = { subject: LINE, message: TEXT, documents: [await upload(victim, FILE)] };
  const opened = await sent(client.post('/api/support-tickets', { data: ticket }));
  await sent(client.post(`/api/support-tickets/${opened.id}/replies`, { data: { message: TEXT } }));
  const identity = {
    fullName: NAME,
    dateOfBirth: '1984-03-12',
    address: LINE,
    idNumber: `<b>${RUN}</b>`,
    documents: { idFront: await upload(victim, FILE) },
  };
  const asked = await sent(client.post('/api/kyc', { data: identity }));
  await setBalance(admin, victim, 500, {
    reason: TEXT.slice(0, 400),
    reference: LINE.slice(0, 120),
  });
  const payout = { ...BANK, bankName: NAME, accountHolder: NAME, amount: 20 };
  const withdrawal = await sent(client.post('/api/withdrawals', { data: payout }));
  await setTransfer(admin, true);
  const payment = await payByTransfer(victim);

  const save = async (url: string, changes: object) =>
    sent(office.put(url, { data: { ...(await sent(office.get(url))), ...changes } }));
  await save(`/api/admin/reports/${filed.id}`, { status: 'in_progress', adminNote: TEXT });
  await save(`/api/admin/withdrawals/${withdrawal.id}`, { status: 'rejected', adminNote: TEXT });
  await save(`/api/admin/kyc-verifications/${asked.id}`, { status: 'rejected', notes: TEXT });
  await sent(
    office.post(`/api/admin/support-tickets/${opened.id}/replies`, {
      data: { message: TEXT, version: 1 },
    }),
  );
  await sent(
    office.post(`/api/admin/payments/${payment.id}/rejection`, {
      data: { version: 1, note: TEXT },
    }),
  );
  const notice = { userId: victim.uid, title: LINE.slice(0, 120), message: TEXT.slice(0, 400) };
  await sent(office.post('/api/admin/notifications', { data: notice }));
  const contract = {
    reportId: filed.id,
    title: LINE,
    scope: TEXT,
    feeTerms: TEXT,
    refundConditions: TEXT,
    amount: 300,
  };
  const drafted = await sent(office.post('/api/admin/contracts', { data: contract }));
  await save(`/api/admin/contracts/${drafted.id}`, { status: 'offered' });
  const permissions = {
    manageReports: true,
    managePayments: false,
    manageUsers: false,
    systemSettings: false,
  };
  await sent(
    office.post('/api/admin/staff', { data: { name: NAME, email: newEmail('x'), permissions } }),
  );
}

/** A public alert of it, that somebody disputes in the same manner. */
async function publish(product: Product, admin: Account): Promise<string> {
  const alert = {
    title: LINE,
    description: TEXT,
    perpetratorInfo: TEXT,
    fraudType: 'Fausse boutique en ligne',
    country: 'France',
    region: `<b>${RUN}</b>`,
    amount: 20,
    dateOfFraud: '2026-10-02',
    indicators: [{ kind: 'company', value: NAME }],
  };
  const { id } = await sent(admin.api.post('/api/admin/alerts', { data: alert }));
  const url = `/api/admin/alerts/${id}`;
  const read = await sent(admin.api.get(url));
  const { slug } = await sent(
    admin.api.put(url, { data: { ...read, status: 'verified', noPersonNamed: true } }),
  );
  const email = newEmail('gerante');
  const dispute = { email, role: 'concerned', message: TEXT };
  await sent(admin.api.post(`/api/alerts/${id}/disputes`, { data: dispute }));
  const link = new URL(await mailedLink(product, email, '/contestation'));
  const token = link.searchParams.get('token');
  await sent(admin.api.post('/api/disputes/confirmation', { data: { token } }));
  return slug;
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

const settled = (page: Page) => page.waitForLoadState('networkidle');

test('what people write runs nowhere in the back office, nor before themselves', async ({
  page,
  office,
  product,
  admin,
}) => {
  test.setTimeout(240_000);
  const victim = await register(product, NAME);
  await fill(victim, admin);
  await publish(product, admin);
  const wrong = [await guard(office), await guard(page)];

  await office.goto('/admin');
  const tabs = office.getByRole('tab');
  await expect(tabs).toHaveCount(12);
  for (const tab of await tabs.all()) {
    await tab.click();
    await settled(office);
    await expectTame(office);
    // Each row opens its panel; the one before closes.
    const openers = office.getByRole('row').locator('button[aria-expanded]');
    for (let i = 0; i < Math.min(3, await openers.count()); i++) {
      await openers.nth(i).click();
      await settled(office);
      await expectTame(office);
    }
  }
  await office.goto('/admin/reports');
  await expect(office.getByText(`<script>${RUN}</script>`).first()).toBeVisible();

  await signInAs(page, victim);
  for (const path of [...CLIENT_LAYOUT_PATHS, '/report', '/payment']) {
    await page.goto(path);
    await settled(page);
    const folded = page.locator('main [aria-expanded=false]');
    for (const each of (await folded.all()).slice(0, 5)) await each.click();
    await settled(page);
    await expectTame(page);
  }
  await page.goto('/reports');
  await expect(page.getByText(`<script>${RUN}</script>`).first()).toBeVisible();
  expect(wrong).toEqual([[], []]);
});

test('what an alert and the settings say runs nowhere on the site, and its files are whole', async ({
  page,
  product,
  admin,
}) => {
  // Two builds of the site come before the first look.
  test.setTimeout(240_000);
  const slug = await publish(product, admin);
  await setTexts(admin);
  await expect(async () => {
    const built = await (await page.request.get(`/alertes/${slug}`)).text();
    expect(built.includes('Parade &lt;script&gt;')).toBe(true);
    expect(built.includes('onerror=')).toBe(true);
  }).toPass({ timeout: 120_000 });
  const wrong = await guard(page);
  for (const path of [
    '/',
    '/alertes',
    `/alertes/${slug}`,
    '/cgu',
    '/mentions-legales',
    '/rgpd',
    '/verifier',
  ]) {
    await page.goto(path);
    await settled(page);
    await expectTame(page);
  }
  await page.goto(`/alertes/${slug}`);
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
  expect(slug).toMatch(ALERT_SLUG);
  expect(wrong).toEqual([]);
});
