/** Takes the pictures: each screen in a browser context of its own, so that no draft or route outlives it. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { inspect, listen } from './checks.ts';
import { signedIn } from './people.ts';
import type { Account, Screen, Stage } from './scene.ts';

export interface Shot {
  name: string;
  width: number;
  file: string;
  findings: string[];
}

const HEIGHTS: Readonly<Record<number, number>> = { 1280: 800, 390: 844, 320: 640 };

type State = Awaited<ReturnType<Awaited<ReturnType<typeof signedIn>>['storageState']>>;

export class Camera {
  readonly #browser: Browser;
  readonly #folder: string;
  readonly #sessions = new Map<string, State>();

  constructor(browser: Browser, folder: string) {
    this.#browser = browser;
    this.#folder = folder;
  }

  async take(screen: Screen, stage: Stage, width: number): Promise<Shot> {
    const file = path.join(this.#folder, String(width), `${screen.name}.png`);
    await mkdir(path.dirname(file), { recursive: true });
    const { as = 'visitor' } = screen;
    const viewer = as === 'visitor' ? undefined : stage.accounts[as];
    const page = await this.open(stage.url, viewer, { width, height: HEIGHTS[width] ?? 800 });
    const findings = listen(page, stage.url, screen.refused ?? false);
    try {
      await screen.show(page, stage);
      await settle(page);
      findings.push(...(await inspect(page)));
    } catch (error) {
      findings.push(`not reached: ${error instanceof Error ? error.message : error}`);
    }
    // The caret stays: hiding it would write a style that the page's policy refuses.
    await page.screenshot({
      path: file,
      fullPage: !screen.overlay,
      animations: 'disabled',
      caret: 'initial',
    });
    await page.context().close();
    return { name: screen.name, width, file, findings };
  }

  /** A page of a visitor, or of somebody who is signed in. */
  async open(
    url: string,
    viewer: Account | undefined,
    viewport: { width: number; height: number },
  ): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: url,
      viewport,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      storageState: viewer && (await this.#session(url, viewer)),
    });
    context.setDefaultTimeout(15_000);
    return context.newPage();
  }

  async #session(url: string, viewer: Account): Promise<State> {
    const key = `${url} ${viewer.email}`;
    const known = this.#sessions.get(key);
    if (known) return known;
    const api = await signedIn(url, viewer);
    const state = await api.storageState();
    await api.dispose();
    this.#sessions.set(key, state);
    return state;
  }
}

/** Fonts and images are there, what waits to come into view has come, and the page stands at its top. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await document.fonts.ready;
    // One that waits for its place to be near, far above the bottom by now, would be waited for without end.
    for (const image of document.images) image.loading = 'eager';
    const images = [...document.images].filter(({ complete }) => !complete);
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
}
