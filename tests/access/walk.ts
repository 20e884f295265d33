/** What the keyboard meets in a window of 320 × 256: a screen of 1280 × 1024 at 400 %. */
import type { Page } from '@playwright/test';

/** 1280 × 1024 at a zoom of 400 %. */
export const AT_400 = { width: 320, height: 256 };
/** A page has its forms within so many stops; a list goes on alike. */
const STOPS = 60;

interface Stop {
  name: string;
  /** It had the focus before: the walk came round. */
  isSeen: boolean;
  /** It stands above the stop before it. */
  isBack: boolean;
  isCovered: boolean;
  /** The width of the ring around it in pixels; undefined for a field, whose border shows it. */
  ring: number | undefined;
}

declare global {
  /** The stops of the walk so far. The elements, not their places: what loads meanwhile moves these. */
  var stops: Element[];
}

/** Runs in the page: what has the focus, and whether something lies over all of it. */
async function look(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  // It is drawn by the element or by what it lays over its row.
  const ringNow = () =>
    Math.max(
      ...[undefined, '::after'].map((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      }),
    );
  const isField = element.matches('input, textarea, select, iframe');
  // With little motion every change of style is a transition of a frame, and a busy page is late.
  for (let frame = 0; frame < 30 && (frame < 2 || (!isField && ringNow() < 3)); frame++) {
    await new Promise(requestAnimationFrame);
  }
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const places = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [x1 + (x2 - x1) * x, y1 + (y2 - y1) * y] as const),
  );
  const isFree = ([x, y]: readonly [number, number]) => {
    const found = document.elementFromPoint(x, y);
    // A box is drawn by its label, a field by the frame around it.
    const near = element.closest('label') ?? element.parentElement;
    return found !== null && (element.contains(found) || near?.contains(found) === true);
  };
  const before = globalThis.stops.at(-1);
  const isSeen = globalThis.stops.includes(element);
  globalThis.stops.push(element);
  return {
    name: `${element.tagName.toLowerCase()} « ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)} »`,
    isSeen,
    isBack:
      before?.isConnected === true &&
      (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    isCovered: x2 <= x1 || y2 <= y1 || !places.some(isFree),
    ring: isField ? undefined : ringNow(),
  };
}

const begin = (page: Page) =>
  page.evaluate(() => {
    globalThis.stops = [];
  });

/** Follows the skip link, which must be the first stop where any is before the content, into the content. */
async function skip(page: Page): Promise<string[]> {
  await begin(page);
  await page.keyboard.press('Tab');
  const first = await page.evaluate(look);
  const isContent = () => Boolean(document.activeElement?.closest('main'));
  if (first && (await page.evaluate(isContent))) return [];
  if (!first?.name.includes('Aller au contenu')) {
    return [`the first stop is ${first?.name ?? 'nothing'}, no skip link`];
  }
  await page.keyboard.press('Enter');
  const isThere = await page.evaluate(() => {
    const target = document.getElementById(location.hash.slice(1));
    return target !== null && target === document.activeElement;
  });
  return isThere ? [] : ['the skip link leads nowhere'];
}

/** Stops that are covered, show no ring or come in another order than the page is read. */
async function walk(page: Page): Promise<string[]> {
  const found: string[] = [];
  await begin(page);
  for (let nth = 0; nth < STOPS; nth++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(look);
    // The walk left the page, or came round.
    if (!stop || stop.isSeen) break;
    if (stop.isCovered) found.push(`covered at 400 %: ${stop.name}`);
    if (stop.ring !== undefined && stop.ring < 3) {
      found.push(`ring of ${stop.ring} px: ${stop.name}`);
    }
    if (stop.isBack) found.push(`out of order: ${stop.name}`);
  }
  return [...new Set(found)];
}

/** The first stop, then all of them from the top. */
export async function byKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // The walk begins where the focus was last: at the top, whatever was pressed before.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });
  return [...(await skip(page)), ...(await walk(page))];
}
