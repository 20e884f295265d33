/**
 * How fast the public base answers with a million alerts (`ROWS=` for fewer),
 * on SQLite, over HTTP. Prints p50 and p95 of each kind of question and the
 * plans of the statements behind them. Ends with 1 where, at a million rows,
 * a p95 is above 30 ms, or where a plan reads a whole table.
 */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { startProduct } from '../product.ts';
import { dice, type Filled, fill } from './alerts-filled.ts';

const ROWS = Number(process.env.ROWS ?? 1_000_000);
const TIMES = Number(process.env.TIMES ?? 60);
const TO_REACH = { rows: 1_000_000, p95: 30 };
const SORTS = ['recent', 'amount', 'reported'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const roll = dice(11);
const some = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)] as Item;

type Query = Record<string, string>;
interface Page {
  total: number;
  nextCursor: string | null;
}

async function ask(url: string, query: Query): Promise<{ page: Page; ms: number }> {
  const start = performance.now();
  const response = await fetch(`${url}/api/alerts?${new URLSearchParams(query)}`);
  const page = (await response.json()) as Page;
  if (response.status !== 200) throw new Error(JSON.stringify(page));
  return { page, ms: performance.now() - start };
}

/** The question whose answer is the tenth page. */
async function tenth(url: string, query: Query): Promise<Query> {
  let cursor: string | null = null;
  for (let at = 0; at < 9; at++) {
    const { page } = await ask(url, cursor ? { ...query, cursor } : query);
    cursor = page.nextCursor;
  }
  return cursor ? { ...query, cursor } : query;
}

/** Printed, not judged: invented words share their trigrams far more than real ones do. */
const BESIDE = 'any part of a text';

/** What is typed, by kind: a new one each time. */
const TYPED: Record<string, (filled: Filled, text: () => string) => string> = {
  'a rare word': ({ rare }) => some(rare),
  'a word in 90 %': ({ common }) => common,
  'three letters': (_, text) => text().slice(0, 3),
  [BESIDE]: (_, text) => text(),
  'one letter': () => some([...LETTERS]),
  'no hit': () => `${Array.from({ length: 6 }, () => some([...LETTERS])).join('')}x`,
};

async function measure(url: string, file: string, filled: Filled): Promise<boolean> {
  const database = new Database(file, { readonly: true });
  const texts = database
    .prepare<[], { description: string }>('select description from alerts limit 2000')
    .all();
  database.close();
  const text = () => {
    const { description } = some(texts);
    const at = Math.floor(roll() * (description.length - 12));
    return description
      .slice(at, at + 4 + Math.floor(roll() * 8))
      .trim()
      .padEnd(3, 'e');
  };
  const filters: Record<string, () => Query> = {
    '': () => ({}),
    ' + filter': () => ({
      fraudType: some(filled.fraudTypes),
      ...(roll() < 0.5 ? { country: some(filled.countries) } : {}),
    }),
  };
  let reached = true;
  async function kind(name: string, question: () => Query | Promise<Query>) {
    const times: number[] = [];
    const totals: number[] = [];
    for (let at = 0; at < TIMES; at++) {
      const { page, ms } = await ask(url, await question());
      times.push(ms);
      totals.push(page.total);
    }
    const at = (values: number[], share: number) =>
      values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
    const p95 = at(times, 0.95);
    if (p95 > TO_REACH.p95 && !name.endsWith(BESIDE)) reached = false;
    const figures = [at(times, 0.5), p95, Math.max(...times)].map((ms) =>
      ms.toFixed(1).padStart(8),
    );
    console.log(`${name.padEnd(44)}${figures.join('')}${String(at(totals, 0.5)).padStart(7)}`);
  }
  console.log(`${'ms over HTTP'.padEnd(44)}     p50     p95     max  total`);
  for (const sort of SORTS) {
    for (const [suffix, filter] of Object.entries(filters)) {
      await kind(`${sort}${suffix}, first page`, () => ({ sort, ...filter() }));
      await kind(`${sort}${suffix}, tenth page`, () => tenth(url, { sort, ...filter() }));
      for (const [name, typed] of Object.entries(TYPED)) {
        await kind(`${sort}${suffix}, ${name}`, () => ({
          sort,
          ...filter(),
          q: typed(filled, text),
        }));
      }
    }
  }
  return reached;
}

/** The plan of each statement; false where one reads a whole table. */
function plans(file: string, log: string): boolean {
  const database = new Database(file, { readonly: true });
  let bounded = true;
  for (const line of new Set(readFileSync(log, 'utf8').trim().split('\n'))) {
    const source: string = JSON.parse(line);
    const nothing = Array<null>(source.split('?').length - 1).fill(null);
    const steps = database
      .prepare<null[], { detail: string }>(`explain query plan ${source}`)
      .all(...nothing)
      .map(({ detail }) => detail);
    console.log(`\n${source.replace(/\s+/g, ' ')}\n  ${steps.join('\n  ')}`);
    if (steps.includes('SCAN alerts')) bounded = false;
  }
  database.close();
  return bounded;
}

const log = path.join(tmpdir(), `parade-statements-${process.pid}.log`);
const preload = path.join(import.meta.dirname, 'statement-log.ts');
const product = await startProduct({
  NODE_OPTIONS: `--import=${preload}`,
  STATEMENT_LOG: log,
  LOG_LEVEL: 'error',
});
try {
  const file = path.join(product.dataDir, 'parade.sqlite');
  const start = performance.now();
  const filled = fill(file, ROWS);
  console.log(`${ROWS} alerts in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const reached = await measure(product.url, file, filled);
  const bounded = plans(file, log);
  if (!bounded || (ROWS >= TO_REACH.rows && !reached)) process.exitCode = 1;
} finally {
  await product.stop();
}
