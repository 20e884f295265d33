/**
 * The server and its commands as a few files, which `api/tools/bundle.ts` makes of the sources: less
 * than half the time of their two thousand modules, and less memory. Where they are missing or older
 * than the sources, those run.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { digest } from '../platform/digest.ts';
import { readBuilt } from '../platform/static/build-lock.ts';

export const API = path.resolve(import.meta.dirname, '../..');
export const ROOT = path.dirname(API);
const SOURCES = ['api/src', 'api/contract', 'db'];
/** What else decides what is made. A release has none of them: there it stays as it was made. */
const MAKERS = ['pnpm-lock.yaml', 'api/tools/bundle.ts'];

export const BUNDLE = path.join(API, 'dist');
/** What is loaded of it, by the source that it is made of. */
export const ENTRIES = { server: 'src/app/server.ts', parade: 'src/app/commands/run.ts' };
export const STAMP = '.stamp';

/** Neither tests nor what they share: a release leaves them out. */
const runs = (file: string) => file.endsWith('.ts') && !/(\.test|testing)\.ts$/.test(file);

const sources = (root: string) => SOURCES.map((folder) => digest(root, folder, runs)).join(' ');

const makers = (root: string) =>
  MAKERS.every((file) => existsSync(path.join(root, file)))
    ? MAKERS.map((file) => digest(root, file)).join(' ')
    : '';

/** What a bundle was made of, and by, a line each. */
export const stampOf = (root: string) => `${sources(root)}\n${makers(root)}`;

/** Whether the bundle that stands there is what these sources would make. */
export function isBundled(root = ROOT): boolean {
  const stamp = path.join(root, 'api/dist', STAMP);
  if (!existsSync(stamp)) return false;
  const [madeOf, madeBy] = readFileSync(stamp, 'utf8').split('\n');
  return [madeBy, ''].includes(makers(root)) && madeOf === sources(root);
}

/**
 * What an entry is, with stacks that name the lines of the sources. `load` brings the sources;
 * `isThere`: for who has just looked.
 */
export const loadBuilt = <Module>(
  entry: keyof typeof ENTRIES,
  load: () => Promise<Module>,
  isThere = isBundled,
): Promise<Module> =>
  readBuilt(API, async () => {
    if (!isThere()) return load();
    process.setSourceMapsEnabled(true);
    return import(pathToFileURL(path.join(BUNDLE, `${entry}.js`)).href);
  });

/** The server, as `loadBuilt` brings it. */
export const loadServer = (isThere?: () => boolean) =>
  loadBuilt('server', () => import('./server.ts'), isThere);
