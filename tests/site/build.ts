/** The static site, built as the publisher builds it: from one JSON file of content. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AlertStats, PublicAlert } from '@parade/api/contract/alerts.ts';
import type { TermsState } from '@parade/api/contract/publication.ts';
import { binary, ROOT, run } from '../bin/run.ts';

/** A build takes two seconds alone, but a machine that tests is busy. */
export const BUILD_TIMEOUT_MS = 180_000;

export interface BuiltSite {
  folder: string;
  /** The HTML of a page, by its path. */
  page(path: string): Promise<string>;
  /** A file as text; null where the build made none. */
  file(name: string): Promise<string | null>;
  remove(): Promise<void>;
}

const NO_FIGURES: AlertStats = {
  total: 0,
  totalAmount: 0,
  meToos: 0,
  byFraudType: [],
  byCountry: [],
};

/** What the standard contract costs on a site that has settings. */
const PRICE = { title: 'Contrat d’accompagnement', amount: 60, vat: 20 };

/** Builds into a folder of its own; without settings the built-in defaults stand. */
export async function buildSite(
  settings?: object,
  origin?: string,
  alerts: readonly PublicAlert[] = [],
  terms: TermsState = null,
): Promise<BuiltSite> {
  // Inside the room: there the build's own working files find its packages, and none of another build.
  const folder = await mkdtemp(path.join(ROOT, 'site/node_modules/.built-'));
  const content = path.join(folder, 'content.json');
  const stats = { ...NO_FIGURES, total: alerts.length };
  const published = {
    settings: settings ?? {},
    alerts,
    stats,
    nextCursor: null,
    terms,
    price: PRICE,
  };
  await writeFile(content, JSON.stringify(published));
  const out = path.join(folder, 'site');
  const { ok, output } = await run(
    binary('astro', 'site'),
    ['build', '--root', 'site', '--outDir', out],
    {
      env: {
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        PARADE_CONTENT: settings ? content : '',
        PUBLIC_URL: origin ?? 'https://www.parade.test',
      },
    },
  );
  if (!ok) throw new Error(output);
  const read = (name: string) => readFile(path.join(out, name), 'utf8');
  return {
    folder: out,
    page: (at) => read(path.join(at, 'index.html')),
    file: (name) => read(name).catch(() => null),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** What a person reads: without tags, styles and data; any space is one space. */
export function textOf(html: string): string {
  return html
    .replace(/<(style|script)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (all, name) => ENTITIES[name] ?? all)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,)…])/g, '$1')
    .trim();
}

/** The text from the heading with an id up to the next heading of its level or a higher one. */
export function sectionText(html: string, id: string): string {
  const heading = new RegExp(`<h([1-6])[^>]*\\bid="${id}"`).exec(html);
  if (!heading) return '';
  const rest = html.slice(heading.index);
  const next = rest.slice(1).search(new RegExp(`<h[1-${heading[1]}]\\b|</article>|</main>`));
  return textOf(next < 0 ? rest : rest.slice(0, next + 1));
}
