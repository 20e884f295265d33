import { readFile, writeFile } from 'node:fs/promises';
import { ALERT_SHELL_PATH, EMBED_PATH, SITE_PATHS } from '@parade/api/contract/paths.ts';
import type { AstroIntegration } from 'astro';

/** What an island that starts at once names: its own script, and what starts it. */
const ISLAND = /<astro-island\b[^>]*\bclient="load"[^>]*>/g;
const SCRIPT = /\b(?:component|renderer)-url="(\/_astro\/[^"]+\.js)"/g;
/** In a script: what it imports before it runs. */
const IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([\w.@~-]+\.js)"/g;

/** Every script that the islands of a page need to start, by its path. */
export async function startingScripts(
  html: string,
  read: (path: string) => Promise<string>,
): Promise<string[]> {
  const islands = [...html.matchAll(ISLAND)].map(([tag]) => tag).join('');
  const found = new Set([...islands.matchAll(SCRIPT)].map(([, path = '']) => path));
  for (const path of found)
    for (const [, file] of (await read(path)).matchAll(IMPORT)) found.add(`/_astro/${file}`);
  return [...found];
}

/** Names at the head's beginning, before the styles, what the islands need: on a bad line each step of a chain of imports is a second's half. */
export function islandPreloads(): AstroIntegration {
  return {
    name: 'island-preloads',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const read = (path: string) => readFile(new URL(`.${path}`, dir), 'utf8');
        for (const page of [...SITE_PATHS, EMBED_PATH, ALERT_SHELL_PATH]) {
          const file = new URL(`.${page === '/' ? '' : page}/index.html`, dir);
          const html = await readFile(file, 'utf8');
          const scripts = await startingScripts(html, read);
          const links = scripts.map((path) => `<link rel="modulepreload" href="${path}">`);
          if (links.length > 0)
            await writeFile(file, html.replace('<title>', `${links.join('')}<title>`));
        }
      },
    },
  };
}
