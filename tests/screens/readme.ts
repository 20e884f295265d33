/** The three pictures of the README, from the running product. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../bin/run.ts';
import type { Camera } from './camera.ts';
import type { Demo } from './demo.ts';
import { knownAccounts } from './fill.ts';

const FOLDER = path.join(ROOT, 'docs/screenshots');

interface Picture {
  name: string;
  as?: 'victim' | 'staff';
  height: number;
  show(page: Page): Promise<unknown>;
}

const PICTURES: Picture[] = [
  { name: 'landing', height: 760, show: (page) => page.goto('/') },
  {
    name: 'client',
    as: 'victim',
    height: 1040,
    show: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: /Faux conseiller bancaire/ }).click();
      await page.getByText('Description').waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'back-office',
    as: 'staff',
    height: 1040,
    show: async (page) => {
      await page.goto('/admin');
      await page.getByRole('row', { name: /Faux conseiller bancaire/ }).click();
      await page.getByLabel('Note au client').waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
];

export async function takeReadmePictures(camera: Camera, demo: Demo): Promise<void> {
  const accounts = knownAccounts(demo);
  await mkdir(FOLDER, { recursive: true });
  for (const { name, as, height, show } of PICTURES) {
    const page = await camera.open(demo.url, as && accounts[as], { width: 1280, height });
    await show(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await page.screenshot({ animations: 'disabled', caret: 'initial' });
    // A palette keeps text crisp at a third of the bytes.
    await sharp(picture)
      .png({ palette: true, colours: 128, effort: 10 })
      .toFile(path.join(FOLDER, `${name}.png`));
    await page.context().close();
  }
}
