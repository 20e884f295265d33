/** Holds a list of a standard's criteria to its numbers, and to the files that it names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingFiles } from './named-files.ts';
import { ROOT } from './run.ts';

interface Criterion {
  number: string;
  /** Where the standard has levels. */
  level?: string;
}

const ROW = /^\| (\d+(?:\.\d+)+) +\|(.*)\|$/;
const STATES = ['met', 'not applicable', 'open'];

/** A row of the list: number, level where there is one, what is asked, state, what shows it. */
function rowOf(line: string) {
  const [, number, rest = ''] = ROW.exec(line) ?? [];
  if (!number) return [];
  const cells = rest.split('|').map((cell) => cell.trim());
  const [asked = '', state = '', shown = ''] = cells.slice(-3);
  const isWhole = asked !== '' && STATES.includes(state) && shown !== '';
  return [{ number, level: cells.at(-4), isWhole }];
}

/** Every number that is missing, out of place or empty, and every file that is not there. */
export function criteriaBreaks(file: string, required: readonly Criterion[]): string[] {
  const rows = readFileSync(path.join(ROOT, file), 'utf8').split('\n').flatMap(rowOf);
  const misplaced = Array.from({ length: Math.max(rows.length, required.length) }, (_, nth) => {
    const [row, wanted] = [rows[nth], required[nth]];
    const isRight = row?.number === wanted?.number && row?.level === wanted?.level;
    return isRight ? undefined : (wanted?.number ?? row?.number);
  }).find((number) => number !== undefined);
  return [
    ...(misplaced ? [`${file}: ${misplaced} is missing, out of place or of another level`] : []),
    ...rows.flatMap(({ number, isWhole }) =>
      isWhole ? [] : [`${file}: ${number} says too little`],
    ),
    ...missingFiles(file),
  ];
}
