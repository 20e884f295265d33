/** The browser of the browser tests: one that is there, else one that is fetched. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { binary, run } from './run.ts';

/** The shell first: a whole Chromium draws its own window's bars for each test, unseen, at half the cost of all. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onThePath(): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Playwright's own, where it was installed: asked of the package, which is there by now. */
async function ofPlaywright(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Some are a stub that only says how to install, or lack a system library. */
const works = async (file: string): Promise<boolean> =>
  existsSync(file) && (await run(file, ['--version'], { timeoutMs: 20_000 })).ok;

async function firstWorking(files: readonly string[]): Promise<string | null> {
  for (const file of files) if (await works(file)) return file;
  return null;
}

const isRoot = process.getuid?.() === 0;

/** The first of these that can be had; answers whether one could. */
async function installByApt(names: readonly string[], timeoutMs: number): Promise<boolean> {
  const [first = '', ...rest] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const options = { stream: true, timeoutMs, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (name: string) =>
    run(first, [...rest, 'install', '-y', '--no-install-recommends', name], options);
  for (const name of names) if ((await install(name)).ok) return true;
  await run(first, [...rest, 'update'], options);
  for (const name of names) if ((await install(name)).ok) return true;
  return false;
}

/**
 * The browser of a whole run. Root on a machine with apt is a container or a machine of tests: there
 * the shell is installed beside a whole Chromium, which takes half as much processor again for each
 * test. To somebody's own machine nothing is added.
 */
export async function findTestChromium(): Promise<string | null> {
  const present = await findChromium();
  const isWhole = present !== null && onThePath().includes(present) && !present.endsWith(SHELL);
  if (!isWhole || process.env.CHROMIUM_PATH || !isRoot || process.platform !== 'linux')
    return present;
  await installByApt([SHELL], 90_000);
  return (await firstWorking(onThePath())) ?? present;
}

/** Path of a Chromium that runs, installing one where there is none; null where that fails too. */
export async function findChromium(): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return firstWorking([given]);
  const present = await firstWorking([...onThePath(), await ofPlaywright()]);
  if (present) return present;

  const args = ['install', 'chromium'];
  await run(binary('playwright', 'tests'), args, { stream: true, timeoutMs: 240_000 });
  const downloaded = await firstWorking([await ofPlaywright()]);
  if (downloaded || process.platform !== 'linux') return downloaded;

  await installByApt([SHELL, 'chromium'], 300_000);
  return firstWorking(onThePath());
}
