/**
 * People who write markup, scripts and marks of direction wherever they may:
 * nothing of it runs, neither where they read it themselves nor in the back
 * office.
 */
import { CLIENT_LAYOUT_PATHS } from '@parade/api/contract/paths.ts';
import sharp from 'sharp';
import { BANK, setBalance } from '../../support/balances.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import {
  expectTame,
  guard,
  LINE,
  NAME,
  publishHostileAlert,
  RUN,
  sent,
  settled,
  TEXT,
  TURNED,
} from '../../support/hostile.ts';
import { follow, WITHOUT_PREVIEW } from '../../support/pages.ts';
import { payByTransfer, setTransfer } from '../../support/payment-options.ts';
import { type Account, newEmail, register, signInAs } from '../../support/people.ts';
import { startFilledProduct } from '../../support/template.ts';

// A product of its own: others search their lists for what is in this one.
const test = base.extend({
  product: async ({ browserName: _ }, use) => {
    const product = await startFilledProduct();
    await use(product);
    await product.stop();
  },
});

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
      data: { message: TEXT, version: 2 },
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
    deliveryPeriod: `30 jours ${LINE}`.slice(0, 200),
    lawyer: '',
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

test('what people write runs nowhere in the back office, nor before themselves', async ({
  page,
  office,
  product,
  admin,
}) => {
  test.setTimeout(240_000);
  const victim = await register(product, NAME);
  await fill(victim, admin);
  await publishHostileAlert(product, admin);
  const wrong = [await guard(office), await guard(page)];

  await office.setViewportSize(WITHOUT_PREVIEW);
  await office.goto('/admin');
  const tabs = office.getByRole('tab');
  await expect(tabs).toHaveCount(13);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await settled(office);
    // The rows of the tab before are gone once the new list is drawn.
    await expect(office.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    await expectTame(office);
    // Each row opens its panel; the one before closes.
    const openers = office.getByRole('row').locator('button[aria-expanded]');
    for (let i = 0; i < Math.min(3, await openers.count()); i++) {
      await openers.nth(i).click();
      await settled(office);
      await expectTame(office);
    }
  }
  await follow(office, '/admin/reports');
  await expect(office.getByText(`<script>${RUN}</script>`).first()).toBeVisible();

  await signInAs(page, victim);
  // The first page of the menu is the last that is loaded: from there on its links lead.
  const loaded: string[] = ['/payment', '/report', ...CLIENT_LAYOUT_PATHS.slice(0, 1)];
  for (const path of [...loaded, ...CLIENT_LAYOUT_PATHS.slice(1)]) {
    await (loaded.includes(path) ? page.goto(path) : follow(page, path));
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
