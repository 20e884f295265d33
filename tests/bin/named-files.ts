import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

/** A folder or a file of the repository, between backticks. */
const PATHS = /`((?:[\w.[\]-]+\/)+[\w.[\]-]*|[\w-]+\.(?:md|yaml|json))`/g;
/** A file that a script is told to run. */
const PROGRAMS =
  /(?<=['"` ])(?:\.\/)?((?:api\/(?:bin|tools)|tests\/bin)\/[\w/-]+\.(?:ts|cjs))(?=['"` ])/g;

const missing = (document: string, named: RegExp, elsewhere: readonly string[] = []) =>
  [...readFileSync(path.join(ROOT, document), 'utf8').matchAll(named)]
    .map(([, file = '']) => file)
    .filter((file) => !elsewhere.includes(file) && !existsSync(path.join(ROOT, file)))
    .map((file) => `${document} names ${file}, which is not there`);

/** Every file that a document names and that is not there; `elsewhere` names those of other places. */
export const missingFiles = (document: string, elsewhere: readonly string[] = []): string[] =>
  missing(document, PATHS, elsewhere);

/** Every command's file that a script starts and that is not there: long runs are started seldom. */
export const missingPrograms = (script: string): string[] => missing(script, PROGRAMS);
