/**
 * `pnpm fonts`: makes the faces of `brand/fonts/` from those of their packages, with the letters of
 * French alone, and `brand/fonts.css`, which names them before the whole ones: a browser fetches
 * those of other letters for whoever reads or types one.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subset from 'subset-font';

const require = createRequire(import.meta.url);
const FOLDER = path.join(import.meta.dirname, 'brand/fonts');

const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ',
  // The kit puts one without width into empty lines.
  ...'\u200b\u00a0\u00ad\u2009«»§°²·×©½’‘“”–—…•€−',
];

/** What the packages call their parts, and the characters that the faces of each have. */
const PARTS = {
  // Less than the package's own range: a character that is not there would be looked for there.
  latin:
    'U+20-7E, U+A0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+329, U+2009, U+200B, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  'latin-ext':
    'U+100-130, U+132-151, U+154-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+A720-A7FF',
  vietnamese: 'U+1EA0-1EF1, U+1A0-1A1, U+1AF-1B0, U+20AB',
  greek: 'U+370-377, U+37A-37F, U+384-38A, U+38C, U+38E-3A1, U+3A3-3FF',
  cyrillic: 'U+400-45F, U+490-491, U+4B0-4B1, U+2116',
};
type Part = keyof typeof PARTS;

const FAMILIES: readonly { name: string; slug: string; parts: readonly Part[] }[] = [
  {
    name: 'Source Sans 3',
    slug: 'source-sans-3',
    parts: ['cyrillic', 'greek', 'vietnamese', 'latin-ext', 'latin'],
  },
  { name: 'Source Serif 4', slug: 'source-serif-4', parts: ['latin-ext', 'latin'] },
];
const WEIGHTS = [400, 600];

/** `U+41-5A, U+E9` of code points. */
function rangeOf(letters: readonly string[]): string {
  const points = letters.map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

const fileOf = (slug: string, part: string, weight: number) =>
  `${slug}-${part}-${weight}-normal.woff2`;

/** The licence keeps the name « Source » for what its authors made: this one is called otherwise inside. */
function renamed(font: Buffer): Buffer {
  const as = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
  let text = font.toString('latin1');
  for (const kind of ['Sans', 'Serif'])
    for (const space of ['', ' ']) {
      const whole = (first: string) => `${first}${space}${kind}`;
      text = text.replaceAll(as(whole('Source')), as(whole('Parade')));
    }
  return Buffer.from(text, 'latin1');
}

/** A face with the letters of French, as a file. */
export async function frenchFace(slug: string, weight: number): Promise<Buffer> {
  const whole = require.resolve(`@fontsource/${slug}/files/${fileOf(slug, 'latin', weight)}`);
  const letters = LETTERS.join('');
  const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];
  const small = await subset(await readFile(whole), letters, {
    targetFormat: 'sfnt',
    keepFeatures,
    preserveNameIds: [14],
  });
  return subset(renamed(small), letters, {
    targetFormat: 'woff2',
    keepFeatures,
    preserveNameIds: [14],
  });
}

/** As the formatter writes it: a long range begins a line. */
function face(name: string, weight: number, url: string, range: string): string {
  const ranges = `unicode-range: ${range};`;
  return `@font-face {
  font-family: "${name}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${url}");
  ${ranges.length > 98 ? ranges.replace(' ', '\n    ') : ranges}
}
`;
}

/** The style sheet. Of rules that fit, the last one counts: the French faces. */
export function fontsCss(): string {
  const rules = FAMILIES.flatMap(({ name, slug, parts }) =>
    WEIGHTS.flatMap((weight) => [
      ...parts.map((part) =>
        face(name, weight, `@fontsource/${slug}/files/${fileOf(slug, part, weight)}`, PARTS[part]),
      ),
      face(name, weight, `./fonts/${fileOf(slug, 'french', weight)}`, rangeOf(LETTERS)),
    ]),
  );
  return `/* Made by \`pnpm fonts\`, which says why (site/fonts.ts). */\n${rules.join('\n')}`;
}

/** By its file's name. */
export const FRENCH_FACES = FAMILIES.flatMap(({ slug }) =>
  WEIGHTS.map((weight) => ({ slug, weight, file: fileOf(slug, 'french', weight) })),
);

if (import.meta.main) {
  await mkdir(FOLDER, { recursive: true });
  for (const { slug, weight, file } of FRENCH_FACES)
    await writeFile(path.join(FOLDER, file), await frenchFace(slug, weight));
  await writeFile(path.join(FOLDER, '../fonts.css'), fontsCss());
}
