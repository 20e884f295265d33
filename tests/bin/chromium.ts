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

async function installByApt(): Promise<void> {
  const [first = '', ...rest] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const options = {
    stream: true,
    timeoutMs: 300_000,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run(first, [...rest, 'update'], options);
  for (const name of [SHELL, 'chromium']) {
    const { ok } = await run(
      first,
      [...rest, 'install', '-y', '--no-install-recommends', name],
      options,
    );
    if (ok) return;
  }
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

  await installByApt();
  return firstWorking(onThePath());
}
