/** French typography and short sentences in whatever a person of the product reads. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.ts';
import { faultsOf } from './faults.ts';
import { textsOf } from './texts.ts';

const FOLDERS = [
  'site/src',
  'site/brand',
  'client/src',
  'admin/src',
  'api/contract',
  'api/src',
  'api/tools',
  'db/seeds',
];
const PAGES = ['client/index.html', 'admin/index.html'];
const READ = /(?<!\.test|\.d)\.(ts|tsx|astro)$/;

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => READ.test(file))
    .map((file) => `${folder}/${file}`);

/** The faults of one file, one a line with its place. */
export const frenchFaultsOf = (file: string, content: string): string[] =>
  textsOf(file, content).flatMap((text) =>
    faultsOf(text).map((fault) => `${file}:${text.line} has ${fault}`),
  );

/** Every fault in the sources, one a line. */
export const frenchFaults = (): string[] =>
  [...FOLDERS.flatMap(filesIn), ...PAGES].flatMap((file) =>
    frenchFaultsOf(file, readFileSync(path.join(ROOT, file), 'utf8')),
  );
