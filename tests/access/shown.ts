/** How a page stands other ways of being shown: other colours, larger text, no style sheet. */
import type { Page } from '@playwright/test';

/** Runs in the page: what a fill alone sets apart, which forced colours take away. */
function unbordered(): string[] {
  const shapes = document.querySelectorAll<HTMLElement>(
    'button.MuiButton-contained, a.MuiButton-contained, a.button, button.button, .mark',
  );
  return [...shapes]
    .filter((shape) => shape.getClientRects().length > 0)
    .filter((shape) => Number.parseFloat(getComputedStyle(shape).borderTopWidth) < 1)
    .map((shape) => `no border in forced colours: « ${shape.textContent?.trim().slice(0, 40)} »`);
}

export async function inForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(unbordered);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...new Set(found)];
}

/** Text of twice the size, as a reader sets it in the browser: every length in `rem` follows. */
export async function withLargeText(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(async () => {
    document.documentElement.style.setProperty('font-size', '200%');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()} « ${element.textContent?.trim().slice(0, 30)} »`,
      );
    document.documentElement.style.removeProperty('font-size');
    return scrollWidth > clientWidth ? [scrollWidth - clientWidth, wide.at(-1)] : [];
  });
  return sideways.length > 0 ? [`text of 200 % is wider by ${sideways.join(' px: ')}`] : [];
}

/** The spacing that a reader may ask for: lines 1.5, letters 0.12, words 0.16, paragraphs 2. */
const WIDE =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

export async function withWideSpacing(page: Page): Promise<string[]> {
  const wider = await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    const { scrollWidth, clientWidth } = document.documentElement;
    document.adoptedStyleSheets.pop();
    return scrollWidth - clientWidth;
  }, WIDE);
  return wider > 0 ? [`text with wide spacing is wider by ${wider} px`] : [];
}

/** The page does not come back from it: the last that is looked at. */
export async function withoutStyles(page: Page): Promise<string[]> {
  const widest = await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    for (const element of document.querySelectorAll('[style]')) element.removeAttribute('style');
    return Math.max(0, ...[...document.querySelectorAll('svg')].map((svg) => svg.clientWidth));
  });
  return widest > 96 ? [`an icon of ${widest} px without style sheets`] : [];
}
