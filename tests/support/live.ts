/** Pages that learn of everything by themselves. */
import type { Page } from '@playwright/test';

/** A page that was loaded again has forgotten its mark. */
export const mark = (page: Page) =>
  page.evaluate(() => Object.assign(window, { stayed: true }).stayed);
export const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

/** The client's bell; its name counts what is unread. */
export const bell = (page: Page) =>
  page.locator('header').getByRole('link', { name: /notification/i });
