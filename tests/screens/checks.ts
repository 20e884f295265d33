/** What is looked for on every screen besides its look. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Collects from now on what the page says or asks that it should not. */
export function listen(page: Page, origin: string, refused: boolean): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const said = message.text();
    // The preview's frame runs no script: not the camera's own either, when it looks into frames.
    const expected =
      (refused && said.startsWith('Failed to load resource')) ||
      said.startsWith("Blocked script execution in 'about:srcdoc'");
    if (message.type() === 'error' && !expected) found.push(`console: ${said}`);
  });
  page.on('request', (request) => {
    const own = [origin, 'data:', 'blob:'].some((start) => request.url().startsWith(start));
    if (!own) found.push(`request to another host: ${request.url()}`);
  });
  return found;
}

/** Runs in the page: what is wider than the window, and targets under 44 px outside running text. */
function measure() {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} « ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)} »`;
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    found.push(
      `scrolls sideways (${scrollWidth} of ${clientWidth}): ${wide.slice(-3).map(nameOf).join(', ')}`,
    );
  }
  for (const element of document.querySelectorAll('button, [role=tab], [role=button], a')) {
    const { width, height } = element.getBoundingClientRect();
    const inText = getComputedStyle(element).display === 'inline';
    // A target may reach further than its element: over the whole of its row.
    const spread = getComputedStyle(element, '::after').position === 'absolute';
    if (inText || spread || width < 2 || height < 2 || element.closest('[aria-hidden=true]'))
      continue;
    if (height < 43.5) found.push(`target of ${Math.round(height)} px: ${nameOf(element)}`);
  }
  return found;
}

export async function inspect(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(measure)),
    ...(await axeFindings(page, RULES)).map((finding) => `axe ${finding}`),
  ];
}
