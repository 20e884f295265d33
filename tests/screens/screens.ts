/**
 * `pnpm screens`: every screen and state of the running product at desktop and
 * phone width, as pictures and contact sheets in `test-results/screens/`, each
 * looked over by axe and by the checks of `checks.ts`. Exits with 1 when
 * something was found. `--only=<expression>` takes those alone;
 * `--readme` takes the README's three pictures instead.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../bin/run.ts';
import { startProduct } from '../support/product.ts';
import { Camera, type Shot } from './camera.ts';
import { SCREENS } from './catalogue.ts';
import { fill } from './fill.ts';
import { onDemo } from './on-demo.ts';
import { makePapers } from './papers.ts';
import { takeReadmePictures } from './readme.ts';
import type { Screen, Stage } from './scene.ts';
import { setUpScreens } from './set-up.ts';
import { composeSheets } from './sheets.ts';

const FOLDER = path.join(ROOT, 'test-results/screens');
const WIDTHS = [1280, 390, 320];

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const wanted = ({ name }: Screen) => only === undefined || new RegExp(only).test(name);

async function takeAll(camera: Camera, stage: Stage): Promise<Shot[]> {
  const shots: Shot[] = [];
  async function take(screens: readonly Screen[], where: Stage, width: number) {
    for (const screen of screens) {
      const shot = await camera.take(screen, where, width);
      const marks = shot.findings.length > 0 ? `  ${shot.findings.length} found` : '';
      console.log(`${String(width).padStart(5)}  ${shot.name}${marks}`);
      shots.push(shot);
    }
  }
  for (const width of WIDTHS) {
    const ofWidth = SCREENS.filter(({ narrow }) => width > 320 || narrow);
    await take(ofWidth.filter(wanted), stage, width);
    // Each of these needs what those before it did: all or none.
    if (!setUpScreens('').some(wanted)) continue;
    const fresh = await startProduct();
    await take(
      setUpScreens(fresh.setupLink),
      { ...stage, url: fresh.url, dataDir: fresh.dataDir },
      width,
    );
    await fresh.stop();
  }
  return shots;
}

function report(shots: readonly Shot[]): boolean {
  const found = shots.filter(({ findings }) => findings.length > 0);
  for (const { name, width, findings } of found) {
    console.log(`\n${width}  ${name}`);
    for (const finding of findings) console.log(`       ${finding.replaceAll('\n', '\n       ')}`);
  }
  console.log(`\n${shots.length} pictures, ${found.length} with findings, in ${FOLDER}`);
  return found.length === 0;
}

const main = () =>
  onDemo(async (browser, demo, files) => {
    const camera = new Camera(browser, FOLDER);
    if (process.argv.includes('--readme')) {
      await takeReadmePictures(camera, demo);
      return true;
    }
    const stage = await fill(demo, await makePapers(files));
    if (only === undefined) await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    const shots = await takeAll(camera, stage);
    await composeSheets(shots, FOLDER);
    return report(shots);
  });

process.exitCode = (await main()) ? 0 : 1;
