/** Takes the pictures: each screen in a browser context of its own, so that no draft or route outlives it. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { inspect, listen } from './checks.ts';
import { signedIn } from './fill.ts';
import type { Screen, Stage, Viewer } from './scene.ts';

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
    const page = await this.open(stage, screen.as ?? 'visitor', width);
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

  async open(stage: Stage, viewer: Viewer, width: number): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: stage.url,
      viewport: { width, height: HEIGHTS[width] ?? 800 },
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      storageState: viewer === 'visitor' ? undefined : await this.#session(stage, viewer),
    });
    context.setDefaultTimeout(15_000);
    return context.newPage();
  }

  async #session(stage: Stage, viewer: Exclude<Viewer, 'visitor'>): Promise<State> {
    const key = `${stage.url} ${viewer}`;
    const known = this.#sessions.get(key);
    if (known) return known;
    const way = viewer === 'staff' ? 'admin-login' : 'login';
    const api = await signedIn(stage.url, stage.accounts[viewer], way);
    const state = await api.storageState();
    await api.dispose();
    this.#sessions.set(key, state);
    return state;
  }
}

/** Fonts are there, and images that load only when they come into view have come. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollX, scrollY } = window;
    window.scrollTo(0, document.documentElement.scrollHeight);
    await document.fonts.ready;
    const images = [...document.images].filter(({ complete }) => !complete);
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(scrollX, scrollY);
  });
}
