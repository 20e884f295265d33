/**
 * Makes `server.js` and `parade.js` of `api/dist`, and what both need. What is loaded only when it is
 * needed stays a package of its own, and so does what is compiled: a server that runs reads nothing of
 * the bundle any longer, and may be built anew beside it.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { type Plugin, type RolldownOutput, rolldown } from 'rolldown';
import { API, BUNDLE, ENTRIES, ROOT, STAMP, stampOf } from '../src/app/bundle.ts';

const DB = path.join(ROOT, 'db');
const COMPILED = new Set(['better-sqlite3', '@node-rs/argon2']);

const isOurs = (file: string) =>
  !file.includes('/node_modules/') && [API, DB].some((room) => file.startsWith(`${room}/`));

/** As the bundle, which lies in the API's room, calls a package that another room has. */
async function packageOf(importer: string, name: string, folder: string): Promise<string> {
  if (!importer.startsWith(`${DB}/`)) return name;
  const there = path.join(DB, 'node_modules', name);
  const { main } = JSON.parse(await readFile(path.join(there, 'package.json'), 'utf8'));
  return path.relative(folder, path.join(there, main));
}

const packagesApart = (folder: string): Plugin => ({
  name: 'packages-apart',
  async resolveId(source, importer, { kind }) {
    if (!importer || /^[./]/.test(source) || isBuiltin(source)) return null;
    const isApart = kind === 'dynamic-import' && isOurs(importer);
    if (!isApart && !COMPILED.has(source)) return null;
    return { id: await packageOf(importer, source, folder), external: true };
  },
});

/**
 * A module goes on finding what lies beside its source: the processes that it starts, packages,
 * other rooms. It is written on the line where it stood, so that stacks name the right one.
 */
const placesOfSources = (folder: string): Plugin => ({
  name: 'places-of-sources',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta.' },
    handler(code, id) {
      if (!isOurs(id)) return null;
      const from = (place: string) =>
        `new URL(${JSON.stringify(path.relative(folder, place))}, import.meta.url)`;
      const inPlaceOf: Record<string, string> = {
        main: 'false',
        url: `${from(id)}.href`,
        dirname: `process.getBuiltinModule('node:url').fileURLToPath(${from(path.dirname(id))})`,
      };
      const placed = code.replace(
        /import\.meta\.(main|url|dirname)\b/g,
        (_, name) => inPlaceOf[name] ?? '',
      );
      return { code: placed, map: null };
    },
  },
});

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * One letter beyond ASCII makes all of a file take two bytes a letter: each is written as its number.
 * The minifier does so too, but for templates with a tag, ours of HTML and SQL among them.
 */
const inAscii: Plugin = {
  name: 'in-ascii',
  transform: {
    filter: { code: /`[^`]*[\u0080-\uffff]/ },
    handler: (code) => ({ code: code.replace(/(?<!\\)[\u0080-\uffff]/g, escaped), map: null }),
  },
};

/** A stack of a package's own lines says no more than its name does: half of the map stays away. */
const withoutMaps: Plugin = {
  name: 'without-maps',
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

/** Into a folder of the API's room, which it empties. */
export async function bundle(folder: string): Promise<RolldownOutput> {
  const made = await rolldown({
    input: ENTRIES,
    cwd: API,
    platform: 'node',
    plugins: [packagesApart(folder), placesOfSources(folder), inAscii, withoutMaps],
  });
  await rm(folder, { recursive: true, force: true });
  const written = await made.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
    keepNames: true,
    comments: { legal: false },
    minify: {
      compress: false,
      mangle: false,
      codegen: { removeWhitespace: true, asciiOnly: true },
    },
  });
  await made.close();
  return written;
}

if (import.meta.main) {
  const stamp = stampOf(ROOT);
  await bundle(BUNDLE);
  await writeFile(path.join(BUNDLE, STAMP), stamp);
}
