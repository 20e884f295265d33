/** One visit of one page in a browser, measured by the page itself. */
import type { BrowserContext } from '@playwright/test';
import type { SpeedPage } from './pages.ts';

/** Milliseconds to each answer, how much comes in a second, and by what the processor is slowed. */
interface Line {
  latency: number;
  bytesPerSecond: number;
  processor: number;
}
/** A phone of a few years on a bad line. */
export const SLOW: Line = { latency: 400, bytesPerSecond: 400_000 / 8, processor: 4 };
/** Each answer is late, so that the page is drawn before it; else quick. */
export const LATE: Line = { latency: 150, bytesPerSecond: -1, processor: 1 };

/** A line as the browser is told of it. */
export const conditionsOf = ({ latency, bytesPerSecond }: Line) => ({
  ...{ offline: false, latency },
  ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
});

export type Kind = 'page' | 'script' | 'font' | 'style' | 'data' | 'other';

interface Fetched {
  path: string;
  kind: Kind;
  bytes: number;
}

export interface Visit {
  /** Seconds since the address was entered. */
  seen: number;
  alive: number;
  largestPaint: number;
  shift: number;
  /** What moved most, for whoever has to mend it. */
  moved: string[];
  /** What had come when the page was alive; what a cache gave has no bytes. */
  fetched: Fetched[];
}

interface Watched {
  seen: number;
  alive: number;
  largestPaint: number;
  shift: number;
  moved: string[];
}

/** Runs in the page before its own scripts. */
export function watch({ seen, alive }: { seen: string; alive: string | undefined }): void {
  const found: Watched = { seen: 0, alive: 0, largestPaint: 0, shift: 0, moved: [] };
  (window as unknown as { watched: Watched }).watched = found;
  const shown = (selector: string, also: (element: Element) => unknown = () => true) =>
    [...document.querySelectorAll(selector)].find((one) => also(one) && one.checkVisibility());
  // Both put what they listen for on the elements that they have taken over: React, and Preact as `__e`.
  const answers = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps') || key === '__e');
  const look = () => {
    if (!found.seen && shown(seen)) found.seen = performance.now();
    if (found.seen && (!alive || shown(alive, answers))) found.alive = performance.now();
    // What is seen is looked for with each frame; what answers without one, for a frame costs the page time.
    else if (found.seen) setTimeout(look, 10);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    found.largestPaint = list.getEntries().at(-1)?.startTime ?? found.largestPaint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    type Moved = { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Moved[] };
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      found.shift += entry.value;
      const what = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const text = element?.textContent?.trim().slice(0, 24) ?? '';
        return `${element?.localName ?? '?'} « ${text} » ${Math.round(previousRect.top)}→${Math.round(currentRect.top)}`;
      });
      found.moved.push(
        `${entry.value.toFixed(3)} at ${Math.round(entry.startTime)} ms: ${what.join(', ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const ENDINGS: Readonly<Record<string, Kind>> = { js: 'script', woff2: 'font', css: 'style' };

function kindOf(path: string): Kind {
  if (path.startsWith('/api/')) return 'data';
  return ENDINGS[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'other';
}

/** These two run in the page. */
export const isAlive = (): boolean =>
  ((window as unknown as { watched?: Watched }).watched?.alive ?? 0) > 0;

export const readVisit = () => ({
  watched: (window as unknown as { watched: Watched }).watched,
  entries: [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].map((entry) => {
    const { name, responseEnd, transferSize, entryType } = entry as PerformanceResourceTiming;
    return { path: new URL(name).pathname, responseEnd, bytes: transferSize, entryType };
  }),
});

export const visitOf = ({ watched, entries }: ReturnType<typeof readVisit>): Visit => ({
  ...watched,
  seen: watched.seen / 1000,
  alive: watched.alive / 1000,
  largestPaint: watched.largestPaint / 1000,
  fetched: entries
    .filter(({ responseEnd }) => responseEnd <= watched.alive)
    .map(({ path, bytes, entryType }) => ({
      path,
      bytes,
      kind: entryType === 'navigation' ? 'page' : kindOf(path),
    })),
});

/** Visits a page until it is alive and quiet. */
export async function visit(
  context: BrowserContext,
  origin: string,
  page: SpeedPage,
  line?: Line,
): Promise<Visit> {
  const tab = await context.newPage();
  try {
    if (line) {
      const devtools = await context.newCDPSession(tab);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', conditionsOf(line));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: line.processor });
    }
    await tab.addInitScript(watch, { seen: page.seen, alive: page.alive });
    await tab.goto(origin + page.path, { timeout: 60_000 });
    await tab.waitForFunction(isAlive);
    // What comes late moves what is there: fonts, answers, hints.
    await tab.waitForTimeout(500);
    return visitOf(await tab.evaluate(readVisit));
  } finally {
    await tab.close();
  }
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** kB of some kinds that came over the wire. */
export const kilobytes = ({ fetched }: Pick<Visit, 'fetched'>, ...kinds: Kind[]): number =>
  sum(
    fetched
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .map(({ bytes }) => bytes),
  ) / 1000;

/** Those of the files that never change. */
export const filesOf = ({ fetched }: Visit): number =>
  fetched.filter(({ kind, bytes }) => bytes > 0 && kind !== 'data' && kind !== 'page').length;
