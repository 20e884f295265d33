/** The public base of alerts with more in it than the site was built with. */
import path from 'node:path';
import { fillSqlite } from '../long/alerts-filled-sqlite.ts';
import { test as base, expect, type Page } from './fixtures.ts';
import type { Product } from './product.ts';
import { startFilledProduct } from './template.ts';

/** Written after the site was built: older than the samples, and without pages of their own. */
export const LATE = 40;

export const fileOf = ({ dataDir }: Product) => path.join(dataDir, 'parade.sqlite');

async function start(): Promise<Product> {
  const product = await startFilledProduct();
  fillSqlite(fileOf(product), LATE);
  return product;
}

// Other tests read the base as it is delivered.
export const test = base.extend({
  product: async ({ productNamed }, use) => use(await productNamed('alerts', start)),
});

/** Opens a page whose island answers. */
export async function open(page: Page, address = '/alertes'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
}

/** What the page asks the API for from now on. */
export function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/alerts')) asked.push(decodeURIComponent(request.url()));
  });
  return asked;
}
