import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

/** A folder or a file of the repository, between backticks. */
const PATHS = /`((?:[\w.[\]-]+\/)+[\w.[\]-]*|[\w-]+\.(?:md|yaml|json))`/g;

/** Every file that a document names and that is not there; `elsewhere` names those of other places. */
export function missingFiles(document: string, elsewhere: readonly string[] = []): string[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  return [...text.matchAll(PATHS)]
    .map(([, file = '']) => file)
    .filter((file) => !elsewhere.includes(file) && !existsSync(path.join(ROOT, file)))
    .map((file) => `${document} names ${file}, which is not there`);
}
