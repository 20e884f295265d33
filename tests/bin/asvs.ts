/** Holds docs/asvs.md to the standard's numbers, and to the files that it names. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

const FILE = 'docs/asvs.md';

/** The chapters of ASVS 5.0 with their sections: each one's number, and its requirements of level 1 and of both levels. */
const CHAPTERS: readonly (readonly [number, readonly (readonly [number, number, number])[]])[] = [
  [
    1,
    [
      [1, 0, 2],
      [2, 5, 9],
      [3, 2, 11],
      [4, 0, 3],
      [5, 1, 2],
    ],
  ],
  [
    2,
    [
      [1, 1, 3],
      [2, 2, 3],
      [3, 1, 4],
      [4, 0, 1],
    ],
  ],
  [
    3,
    [
      [2, 2, 2],
      [3, 1, 4],
      [4, 2, 6],
      [5, 3, 5],
      [7, 0, 2],
    ],
  ],
  [
    4,
    [
      [1, 1, 3],
      [2, 0, 1],
      [3, 0, 2],
      [4, 1, 4],
    ],
  ],
  [
    5,
    [
      [1, 0, 1],
      [2, 2, 3],
      [3, 2, 2],
      [4, 0, 3],
    ],
  ],
  [
    6,
    [
      [1, 1, 3],
      [2, 8, 12],
      [3, 2, 4],
      [4, 2, 4],
      [5, 0, 5],
      [6, 0, 3],
      [8, 0, 4],
    ],
  ],
  [
    7,
    [
      [1, 0, 3],
      [2, 4, 4],
      [3, 0, 2],
      [4, 2, 5],
      [5, 0, 2],
      [6, 0, 2],
    ],
  ],
  [
    8,
    [
      [1, 1, 2],
      [2, 2, 3],
      [3, 1, 1],
      [4, 0, 1],
    ],
  ],
  [
    9,
    [
      [1, 3, 3],
      [2, 1, 4],
    ],
  ],
  [
    10,
    [
      [1, 0, 2],
      [2, 0, 2],
      [3, 0, 4],
      [4, 5, 11],
      [5, 0, 5],
      [6, 0, 2],
      [7, 0, 3],
    ],
  ],
  [
    11,
    [
      [1, 0, 2],
      [2, 0, 3],
      [3, 2, 3],
      [4, 1, 4],
      [5, 0, 1],
      [6, 0, 1],
    ],
  ],
  [
    12,
    [
      [1, 1, 3],
      [2, 2, 2],
      [3, 0, 4],
    ],
  ],
  [
    13,
    [
      [1, 0, 1],
      [2, 0, 5],
      [3, 0, 2],
      [4, 1, 5],
    ],
  ],
  [
    14,
    [
      [1, 0, 2],
      [2, 1, 4],
      [3, 1, 3],
    ],
  ],
  [
    15,
    [
      [1, 1, 3],
      [2, 1, 3],
      [3, 1, 7],
    ],
  ],
  [
    16,
    [
      [1, 0, 1],
      [2, 0, 5],
      [3, 0, 4],
      [4, 0, 3],
      [5, 0, 3],
    ],
  ],
  [
    17,
    [
      [1, 0, 1],
      [2, 0, 4],
      [3, 0, 2],
    ],
  ],
];

/** Number and level of each requirement, in the standard's order. */
const REQUIRED = CHAPTERS.flatMap(([chapter, sections]) =>
  sections.flatMap(([section, ofFirst, all]) =>
    Array.from({ length: all }, (_, nth) => ({
      number: `${chapter}.${section}.${nth + 1}`,
      level: nth < ofFirst ? '1' : '2',
    })),
  ),
);

const ROW = /^\| (\d+\.\d+\.\d+) +\| (\S*) +\| (.*?) +\| (.*?) +\| (.*?) +\|$/;
const STATES = ['met', 'not applicable', 'open'];
/** A folder or a file of the repository, between backticks. */
const PATHS = /`((?:[\w.[\]-]+\/)+[\w.[\]-]*|[\w-]+\.(?:md|yaml|json))`/g;

/** Every number that is missing, out of place or empty, and every file that is not there. */
export function asvsBreaks(): string[] {
  const text = readFileSync(path.join(ROOT, FILE), 'utf8');
  const rows = text.split('\n').flatMap((line) => {
    const [, number, level, asked, state, shown] = ROW.exec(line) ?? [];
    return number ? [{ number, level, isWhole: isWhole(asked, state, shown) }] : [];
  });
  const misplaced = Array.from({ length: Math.max(rows.length, REQUIRED.length) }, (_, nth) => {
    const [row, required] = [rows[nth], REQUIRED[nth]];
    const isRight = row?.number === required?.number && row?.level === required?.level;
    return isRight ? undefined : (required?.number ?? row?.number);
  }).find((number) => number !== undefined);
  const files = [...text.matchAll(PATHS)].map(([, file = '']) => file);
  return [
    ...(misplaced ? [`${FILE}: ${misplaced} is missing, out of place or of another level`] : []),
    ...rows.flatMap(({ number, isWhole }) =>
      isWhole ? [] : [`${FILE}: ${number} says too little`],
    ),
    ...files.flatMap((file) =>
      existsSync(path.join(ROOT, file)) ? [] : [`${FILE} names ${file}, which is not there`],
    ),
  ];
}

const isWhole = (asked = '', state = '', shown = ''): boolean =>
  asked !== '' && STATES.includes(state) && shown !== '';
