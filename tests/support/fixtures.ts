import { test as base, expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { newClient } from './clients.ts';
import { type Account, signInAs } from './people.ts';
import type { Product } from './product.ts';
import { administratorOf, startFilledProduct } from './template.ts';

export { expect, type Page } from '@playwright/test';

interface TestFixtures {
  /** The running product. Tests that would be in others' way have one of another name, or of their own. */
  product: Product;
  /** Its administrator. */
  admin: Account;
  /** Fails the test when the page logs an error, breaks its policy or asks another host. */
  watch: undefined;
  /** A victim with an account; signs the page in by its cookie, without the screen. */
  victim: Account;
  /** The administrator's own browser, beside the victim's. */
  office: Page;
}

interface WorkerFixtures {
  /** The product of a name, for all tests of this worker that ask for it: started for the first. */
  productNamed: (name: string, start?: () => Promise<Product>) => Promise<Product>;
}

/** What people with impairments would stumble over, by axe. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** Nothing wider than the window, once the page is at rest. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return Math.max(0, scrollWidth - clientWidth);
      }),
    )
    .toBe(0);

/** The window of a phone. */
export const PHONE = { width: 390, height: 844 };

/** Looks at a page in its window and in a phone's. The window is as it was afterwards. */
export async function onBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  const window = page.viewportSize() ?? PHONE;
  for (const size of window.width === PHONE.width ? [window] : [window, PHONE]) {
    await page.setViewportSize(size);
    await page.waitForFunction((width) => innerWidth === width, size.width);
    await test.step(`${size.width} pixels wide`, look);
  }
  await page.setViewportSize(window);
}

/** Both of these on both widths. */
export const expectFine = (page: Page): Promise<void> =>
  onBothWidths(page, async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

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
  productNamed: [
    async ({ browserName: _ }, use) => {
      const started = new Map<string, Promise<Product>>();
      await use((name, start = () => startFilledProduct()) => {
        const product = started.get(name) ?? start();
        started.set(name, product);
        return product;
      });
      await Promise.all([...started.values()].map(async (product) => (await product).stop()));
    },
    { scope: 'worker' },
  ],

  product: async ({ productNamed }, use) => use(await productNamed('of most tests')),

  admin: async ({ product }, use) => {
    const admin = await administratorOf(product);
    await use(admin);
    await admin.api.dispose();
  },

  baseURL: async ({ product }, use) => use(product.url),

  victim: async ({ product, page }, use) => {
    const victim = await newClient(product);
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
