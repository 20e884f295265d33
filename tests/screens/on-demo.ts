/** A browser and the filled instance beside it, for as long as some work takes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../bin/chromium.ts';
import { type Demo, startDemo } from './demo.ts';

/** `files` is a folder of its own, gone afterwards. */
export async function onDemo<Done>(
  work: (browser: Browser, demo: Demo, files: string) => Promise<Done>,
): Promise<Done> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium is there and none could be installed.');
  const files = await mkdtemp(path.join(tmpdir(), 'parade-papers-'));
  const demo = await startDemo();
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    return await work(browser, demo, files);
  } finally {
    await browser.close();
    await demo.stop();
    await rm(files, { recursive: true, force: true });
  }
}
