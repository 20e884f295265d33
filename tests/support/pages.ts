/** What is looked for on every page, by the names that people read. */
import { expect, type Page } from '@playwright/test';

export const pressed = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const part = (page: Page, name: string) => page.getByRole('region', { name });

/**
 * To another page of the same application by its tab or its link in the menu,
 * which does not load the application again: until that page stands there.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
  const here = page.locator(`a[href="${address}"]:is([aria-selected=true], [aria-current=page])`);
  await expect(here.filter({ visible: true }).first()).toBeVisible();
}

/** Searches a list of the back office, until it is searched: that begins a moment after the last letter. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Rechercher').fill(text);
  const searched = new RegExp(encodeURIComponent(JSON.stringify(text)).replaceAll('.', '\\.'));
  await expect(page.getByRole('link', { name: 'Exporter en CSV' })).toHaveAttribute(
    'href',
    searched,
  );
}

/** A window too narrow for the preview beside the site's settings: each look at it builds the site. */
export const WITHOUT_PREVIEW = { width: 1180, height: 800 };
