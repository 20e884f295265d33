/**
 * Builds the client area: the application, the smaller one of its entrance, and the entrance's pages
 * as HTML. What the server sends for each path goes into `_shells.json`, with the hashes of what
 * runs or styles from inside these pages.
 */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLIENT_BASE } from '@parade/api/contract/paths.ts';
import type { Shells } from '@parade/api/contract/shells.ts';
import { tokensCss } from '@parade/site/brand/tokens.ts';
import { build } from 'vite';

const ROOM = import.meta.dirname;
const DIST = path.join(ROOM, 'dist');
const PRERENDER = path.join(ROOM, 'node_modules/.prerender');

/** Replaced by the server with what the published site is called, and whether it is a demonstration. */
const BRAND = '__BRAND__';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Output {
  output: readonly { fileName: string; isEntry?: boolean; type: string }[];
}

/** The script of the entrance, under its name for good. */
async function buildEntrance(): Promise<string> {
  const made = (await build({
    root: ROOM,
    mode: 'entrance',
    build: { emptyOutDir: false, rolldownOptions: { input: 'src/entrance/main.tsx' } },
  })) as unknown as Output;
  const entry = made.output.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the entrance has no script');
  return CLIENT_BASE + entry.fileName;
}

async function loadPrerender(): Promise<typeof import('./src/prerender.tsx')> {
  await build({
    root: ROOM,
    mode: 'entrance',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: PRERENDER,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(path.join(PRERENDER, 'prerender.mjs')).href);
}

const inline = (tag: string, text: string) => `<${tag}>${text}</${tag.split(' ')[0]}>`;

/**
 * Read by every page at once. What else a page asks is asked for ahead as it will be; where nobody is signed in
 * any more the refusals are taken away before the sign-in (`app/RequireSession.tsx`).
 */
const SESSION = ['/api/auth/session'];

/** What the page of a path names in its head, so that it comes with the first script and not after it. */
const SOON: Readonly<Record<string, { scripts: readonly string[]; data: readonly string[] }>> = {
  '/dashboard': {
    scripts: ['area'],
    data: [...SESSION, '/api/me/overview'],
  },
  '/reports': {
    scripts: ['area', 'reports'],
    data: [...SESSION, '/api/me/summary', '/api/reports?'],
  },
  '/report': { scripts: ['report'], data: SESSION },
};

const preload = (href: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${href}">`;

async function makeShells(files: readonly string[]): Promise<Shells> {
  const built = await readFile(path.join(DIST, 'index.html'), 'utf8');
  const script = await buildEntrance();
  const { prerender, firstSight, stylesOf, EARLY, GONE, ENTRANCE_PATHS } = await loadPrerender();
  // Before what it listens to.
  const whole = built.replace('<title>', () => `${inline('script', GONE)}<title>`);
  const before = await readFile(path.join(ROOM, '../site/brand/fonts-before.css'), 'utf8');
  const plain = tokensCss() + before.replace(/\/\*.*?\*\/|\s*\n\s*/gs, '');

  const styles = new Set<string>([hashOf('')]);
  const scripts = new Set<string>([EARLY, GONE].map(hashOf));
  for (const [, css = ''] of whole.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
    styles.add(hashOf(css));

  const headOf = (css: readonly { names?: string; css: string }[]) =>
    css
      .map(({ names, css: text }) => {
        styles.add(hashOf(text));
        return inline(names ? `style data-emotion="${names}"` : 'style', text);
      })
      .join('');
  const hiding = '#root{display:none}';
  const noscript = `<noscript>${headOf([{ css: hiding }])}</noscript>`;

  function shellOf(urlPath: string, isDemonstration: boolean): string {
    const page = prerender(urlPath, { brand: BRAND, isDemonstration });
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(page.html)?.[1] ?? '';
    const head = [
      `<link rel="modulepreload" href="${script}">`,
      preload('/api/auth/session'),
      headOf([{ css: plain }, ...page.styles]),
      noscript,
      inline('script', EARLY),
    ];
    return whole
      .replace(/<title>.*?<\/title>/, () => `<title>${title} – ${BRAND}</title>`)
      .replace(
        /<script type="module"[^>]*><\/script>|<link rel="(modulepreload|stylesheet)"[^>]*>/g,
        '',
      )
      .replace('</head>', () => `${head.join('')}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`)
      .replace('</body>', () => `<script type="module" src="${script}"></script></body>`);
  }

  /** A page behind the sign-in: its first sight, the scripts that take it over, and who it is asked for. */
  async function insideOf(urlPath: string, isDemonstration: boolean): Promise<string> {
    const { scripts: names, data } = SOON[urlPath] ?? { scripts: [], data: [] };
    const needed = names.flatMap((name) =>
      files.filter((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.js')),
    );
    if (needed.length !== names.length) throw new Error(`no script for each of ${names}`);
    const html = await firstSight(urlPath, { brand: BRAND, isDemonstration });
    const [broken] = /<!--\$!-->.*?<\/template>|<[^<]* style="[^"]*"/.exec(html) ?? [];
    if (broken) throw new Error(`no first sight of ${urlPath}, or not under the policy: ${broken}`);
    const head = [
      ...needed.map((file) => `<link rel="modulepreload" href="${CLIENT_BASE}${file}">`),
      ...data.map(preload),
      headOf([{ css: plain }, ...stylesOf(html)]),
      noscript,
      inline('script', EARLY),
    ];
    return whole
      .replace(/<link rel="stylesheet"[^>]*>/g, '')
      .replace('</head>', () => `${head.join('')}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
  }

  const begun: [string, Shells['pages'][string]][] = [];
  for (const urlPath of Object.keys(SOON)) {
    const demonstration = await insideOf(urlPath, true);
    const plain = await insideOf(urlPath, false);
    begun.push([urlPath, { plain, demonstration, isInside: true }]);
  }
  const own = ENTRANCE_PATHS.map((urlPath) => {
    const page = { plain: shellOf(urlPath, false), demonstration: shellOf(urlPath, true) };
    return [urlPath, { ...page, isInside: false }] as const;
  });
  const pages = Object.fromEntries([...begun, ...own]);
  return { whole, pages, scripts: [...scripts], styles: [...styles] };
}

const application = (await build({ root: ROOM })) as unknown as Output;
await writeFile(
  path.join(DIST, '_shells.json'),
  JSON.stringify(await makeShells(application.output.map(({ fileName }) => fileName))),
);
await rm(PRERENDER, { recursive: true });
