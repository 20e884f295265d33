/** Rules over the sources that no tool knows. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asvsBreaks } from './asvs.ts';
import { packagesBeforeInstall } from './before-install.ts';
import { folderCycles } from './folder-cycles.ts';
import { missingFiles, missingPrograms } from './named-files.ts';
import { rgaaBreaks } from './rgaa.ts';
import { ROOT } from './run.ts';

const ROOMS = ['db', 'api', 'site', 'client', 'admin', 'tests'];
const SOURCES = /\.(ts|tsx|mjs|astro)$/;
const NOT_SOURCES = new Set(['node_modules', 'dist', '.astro']);

function sourcesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : sourcesBelow(file);
    return SOURCES.test(entry.name) ? [file] : [];
  });
}

/** Which database is underneath is asked in one file only. */
function dialectLeaks(file: string, text: string): string[] {
  if (file === 'db/dialect.ts') return [];
  return text
    .split('\n')
    .flatMap((line, at) =>
      /dialect\s*[!=]==/.test(line) ? [`${file}:${at + 1} asks for the dialect`] : [],
    );
}

const LEDGER = 'api/src/money/ledger/ledger.ts';
/** What writes a balance, or an entry of the ledger. */
const MONEY = [
  /(insertInto|updateTable|deleteFrom)\(\s*'ledger_(entries|head)'/,
  /\brecoveredAmountCents:\s*e\(/,
  /\.set\([^)]*\brecoveredAmountCents\b/,
];

const OF_TESTS = /^api\/tests\/|\.test\.ts$/;

/** Money is written in one file; tests may damage it on purpose. */
function moneyLeaks(file: string, text: string): string[] {
  if (!file.startsWith('api/src/') || file === LEDGER || OF_TESTS.test(file)) return [];
  return MONEY.some((written) => written.test(text)) ? [`${file} writes money`] : [];
}

/** A text inside « » may bring quotes of its own: one function knows what becomes of them. */
function quoteLeaks(file: string, text: string): string[] {
  if (file === 'api/contract/quotes.ts' || file.startsWith('tests/') || OF_TESTS.test(file))
    return [];
  return text
    .split('\n')
    .flatMap((line, at) =>
      /«(?:\\u00a0|&nbsp;|\s)*\$?\{/.test(line)
        ? [`${file}:${at + 1} quotes without quoted()`]
        : [],
    );
}

/** An opening tag of MUI's button that has `loading`, past the braces of its other properties. */
const LOADING =
  /<(?:Icon)?Button\b(?:[^{}>]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*?\sloading\b/;

/** MUI disables a button that loads, and the keyboard's place is lost. */
const loadingLeaks = (file: string, text: string): string[] =>
  file.endsWith('.tsx') && LOADING.test(text)
    ? [`${file} has a <Button loading>: use LoadingButton of site/brand/ui`]
    : [];

/** A formatter that is made while a file is read keeps back whatever page reads it. */
const earlyFormatters = (file: string, text: string): string[] =>
  /^(?:export )?(?:const|let) \w+(?:: [^=]+)? =\s+new Intl\./m.test(text)
    ? [`${file} makes a formatter before it is needed: use madeLate() of api/contract`]
    : [];

/** dependency-cruiser reads no `.astro` file: the site's arrows are checked here for them. */
function astroArrows(file: string, text: string): string[] {
  if (!file.endsWith('.astro')) return [];
  return [...text.matchAll(/^\s*import\s[^;]*?['"]([^'"]+)['"]/gm)].flatMap(([, target = '']) => {
    const own = target.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), target).startsWith('site/')
      : !target.startsWith('@parade/') || target.startsWith('@parade/api/contract/');
    return own ? [] : [`${file} imports ${target}`];
  });
}

/** Files of a release and of packages. */
const OF_RELEASES = ['sbom.cdx.json', 'licences.json', 'hono/utils/cookie', '@oslojs/crypto'];

/** Every break of the rules, one a line. */
export function brokenRules(): string[] {
  const files = ROOMS.flatMap(sourcesBelow);
  const broken = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return [
      ...dialectLeaks(file, text),
      ...moneyLeaks(file, text),
      ...quoteLeaks(file, text),
      ...loadingLeaks(file, text),
      ...earlyFormatters(file, text),
      ...astroArrows(file, text),
    ];
  });
  return [
    ...broken,
    ...packagesBeforeInstall(),
    ...folderCycles(files),
    ...asvsBreaks(),
    ...rgaaBreaks(),
    ...['package.json', ...files].flatMap(missingPrograms),
    ...missingFiles('docs/threats.md'),
    ...missingFiles('docs/dependencies.md', OF_RELEASES),
  ];
}
