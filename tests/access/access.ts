/**
 * `pnpm access`: every page and state of the running product in a window and on
 * a phone, by axe, by the rules of HTML and by the size of its targets; each
 * page once more by keyboard at 400 %, in forced colours, with text of 200 %
 * and without style sheets. Ends with one line, and with 1 when something was
 * found. `--only=<expression>` takes those screens alone.
 */
import type { Browser, Page } from '@playwright/test';
import { Camera } from '../screens/camera.ts';
import { SCREENS } from '../screens/catalogue.ts';
import { inspect } from '../screens/checks.ts';
import { fill } from '../screens/fill.ts';
import { onDemo } from '../screens/on-demo.ts';
import { makePapers } from '../screens/papers.ts';
import type { Screen, Stage } from '../screens/scene.ts';
import { faultsOf } from '../site/html.ts';
import { inForcedColours, withLargeText, withoutStyles, withWideSpacing } from './shown.ts';
import { AT_400, byKeyboard } from './walk.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const wanted = SCREENS.filter(({ name }) => only === undefined || new RegExp(only).test(name));

/** One title, one language, one content. */
const structure = (page: Page) =>
  page.evaluate(() => {
    const counted = { title: 'head title, body title:not(svg title)', main: 'main', h1: 'h1' };
    return Object.entries(counted).flatMap(([name, selector]) => {
      // What a dialog covers is hidden, and the dialog has no main of its own.
      const { length } = document.querySelectorAll(selector);
      return length === 1 ? [] : [`${length} × ${name}`];
    });
  });

/** The title of an alert is as long as its author made it. */
const FOR_ROBOTS = ['long-title'];

/** What is wrong with the HTML as the server sends it. */
async function sentHtml(page: Page): Promise<string[]> {
  const answer = await page.request.get(page.url());
  return (await faultsOf(await answer.text(), FOR_ROBOTS)).map((fault) => `HTML ${fault}`);
}

/** Shows a screen and looks at it; a screen that is not reached is a fault. */
async function faults(
  open: () => Promise<Page>,
  screen: Screen,
  stage: Stage,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const page = await open();
  try {
    await screen.show(page, stage);
    return await look(page);
  } catch (error) {
    return [`not reached: ${error instanceof Error ? error.message : error}`];
  } finally {
    await page.context().close();
  }
}

async function visit(browser: Browser, stage: Stage): Promise<{ pages: number; found: number }> {
  const camera = new Camera(browser, '');
  const visited = new Set<string>();
  let found = 0;
  for (const screen of wanted) {
    const { as = 'visitor', name } = screen;
    const viewer = as === 'visitor' ? undefined : stage.accounts[as];
    const open = (size: typeof DESK) => () => camera.open(stage.url, viewer, size);
    let isNew = false;
    const told = await faults(open(DESK), screen, stage, async (page) => {
      // A tab of a case and a question of the guided way are pages of their own, named after the `#`.
      const { pathname, hash } = new URL(page.url());
      const place = pathname + hash;
      const isLoading = (await page.locator('main[aria-busy=true]').count()) > 0;
      isNew = !visited.has(place) && !screen.overlay && !isLoading;
      if (isNew) visited.add(place);
      return [
        ...(await inspect(page)),
        ...(await structure(page)),
        ...(isNew ? await sentHtml(page) : []),
        ...(isNew ? await inForcedColours(page) : []),
        ...(isNew ? await withLargeText(page) : []),
        ...(isNew ? await withWideSpacing(page) : []),
        ...(isNew ? await withoutStyles(page) : []),
      ];
    });
    const onPhone = async (page: Page) => [
      ...(await inspect(page)),
      ...(await withLargeText(page)),
    ];
    told.push(...(await faults(open(PHONE), screen, stage, onPhone)));
    if (isNew) told.push(...(await faults(open(AT_400), screen, stage, byKeyboard)));
    const different = [...new Set(told)];
    found += different.length;
    if (different.length > 0) console.log(`${name}\n  ${different.join('\n  ')}`);
  }
  return { pages: visited.size, found };
}

const { pages, found } = await onDemo(async (browser, demo, files) =>
  visit(browser, await fill(demo, await makePapers(files))),
);
process.exitCode = found > 0 ? 1 : 0;
console.log(`pnpm access: ${pages} pages, ${wanted.length} states, ${found} faults`);
