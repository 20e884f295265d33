/** Texts that would run, turn or overflow, and how it is seen that they did not. */
import type { APIResponse } from '@playwright/test';
import { dispute } from './disputes.ts';
import { expect, expectNoSidewaysScroll, type Page } from './fixtures.ts';
import type { Account } from './people.ts';
import type { Product } from './product.ts';

/** Says in the page that it ran, however it came to run. */
export const RUN = 'window.ran=1';
const MARKUP = `<script>${RUN}</script>"><img src=x onerror="${RUN}"><svg/onload=${RUN}>`;
export const TURNED = '\u202efdp.exe\u202c \u2066x\u2069 \u200fمرحبا';
const FAMILY = '👨‍👩‍👧‍👦 🇫🇷';
const LONG = 'A'.repeat(90);
export const NAME = `Zoé <img src=x onerror=${RUN}> مرحبا ${FAMILY}`;
export const LINE = `${MARKUP} ${TURNED}`;
export const TEXT = `${MARKUP}\n${TURNED} ${FAMILY} ${LONG}\n</textarea></title></script>{{7*7}} [a](javascript:${RUN})\n# b`;

export async function sent(answer: Promise<APIResponse>) {
  const response = await answer;
  expect(response.ok(), `${response.url()} ${await response.text()}`).toBe(true);
  return response.status() === 204 ? {} : await response.json();
}

/** Notes what none may do: run, open a dialog, break its policy, fail. */
export async function guard(page: Page): Promise<string[]> {
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
export async function expectTame(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window), page.url()).toBe(false);
  await expectNoSidewaysScroll(page);
}

export const settled = (page: Page) => page.waitForLoadState('networkidle');

/** A public alert of it, that somebody disputes in the same manner. */
export async function publishHostileAlert(product: Product, admin: Account): Promise<string> {
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
    admin.api.put(url, {
      data: {
        ...read,
        status: 'verified',
        noPersonNamed: true,
        checkedHow: 'report',
        checkedWith: TEXT.slice(0, 300),
      },
    }),
  );
  await dispute(product, id, TEXT);
  return slug;
}
