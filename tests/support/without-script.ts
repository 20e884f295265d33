import { expect, type Page } from '@playwright/test';

/** Opens a page whose scripts wait until they are let through. */
export async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    gate.resolve();
    await expect(page.locator('html[data-alive]')).toBeAttached();
  };
}
