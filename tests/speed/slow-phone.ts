/**
 * `pnpm slow-phone`: the built product on a slow phone (390 px, 400 kb/s, 400 ms, a processor
 * of a quarter), cold, at a second visit, and at one for which the page is asked for once more; the
 * median of five runs (`RUNS=`), as a table. Pages are those of `pages.ts`, or the paths that are given. Fails
 * where one misses its budget.
 */
import os from 'node:os';
import { findChromium } from '../bin/chromium.ts';
import { newClient } from '../support/clients.ts';
import { fileReport } from '../support/people.ts';
import { startProduct } from '../support/product.ts';
import { MOST_SHIFT, otherPage, SPEED_PAGES, type SpeedPage } from './pages.ts';
import { startPhone } from './phone.ts';
import { filesOf, kilobytes, type Visit } from './visit.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const asked = process.argv.slice(2).filter((word) => word.startsWith('/'));
const PAGES =
  asked.length === 0
    ? SPEED_PAGES
    : asked.map((path) => SPEED_PAGES.find((page) => page.path === path) ?? otherPage(path));

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const COLUMNS = [
  'page',
  'seen',
  'alive',
  'LCP',
  'shift',
  'kB',
  '(script',
  'font',
  'style',
  'data',
  'page)',
  'files',
  'requests',
];
const row = (cells: readonly string[]) =>
  console.log(
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(20) : cell.padStart(8))).join(' | ')} |`,
  );

function print(name: string, visits: readonly Visit[]): void {
  const of = (read: (visit: Visit) => number, digits = 1) =>
    median(visits.map(read)).toFixed(digits);
  row([
    name,
    of(({ seen }) => seen),
    of(({ alive }) => alive),
    of(({ largestPaint }) => largestPaint),
    of(({ shift }) => shift, 3),
    of((one) => kilobytes(one), 0),
    ...(['script', 'font', 'style', 'data', 'page'] as const).map((kind) =>
      of((one) => kilobytes(one, kind), 0),
    ),
    of(filesOf, 0),
    of(({ fetched }) => fetched.filter(({ bytes }) => bytes > 0).length, 0),
  ]);
}

/** What a page's medians miss. */
function missed(
  { path, seconds }: SpeedPage,
  { cold, again, later }: Readonly<Record<'cold' | 'again' | 'later', readonly Visit[]>>,
) {
  const found: string[] = [];
  const within = (what: string, value: number, most: number) => {
    if (value > most) found.push(`${path}: ${what} ${value.toFixed(3)}, at most ${most}`);
  };
  within('seen', median(cold.map(({ seen }) => seen)), seconds.seen);
  within('alive', median(cold.map(({ alive }) => alive)), seconds.alive);
  within('alive at a second visit', median(again.map(({ alive }) => alive)), seconds.again);
  within('alive when asked for again', median(later.map(({ alive }) => alive)), seconds.again);
  for (const visits of [cold, again, later]) {
    const shift = median(visits.map((one) => one.shift));
    within('shift', shift, MOST_SHIFT);
    if (shift > MOST_SHIFT) found.push(...(visits[0]?.moved ?? []).map((line) => `    ${line}`));
  }
  return found;
}

const executable = await findChromium();
if (!executable) throw new Error('no Chromium');
const phone = await startPhone(executable);
const product = await startProduct().catch(async (error) => {
  await phone.close();
  throw error;
});
try {
  const victim = await newClient(product);
  await fileReport(victim);
  const { cookies } = await victim.api.storageState();
  console.log(
    `load ${os
      .loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}, ${RUNS} runs each\n`,
  );
  row(COLUMNS);
  row(COLUMNS.map((_, at) => (at === 0 ? '---' : '--:')));
  const wrong: string[] = [];
  for (const page of PAGES) {
    const cold: Visit[] = [];
    const again: Visit[] = [];
    const later: Visit[] = [];
    for (let run = 0; run < RUNS; run++) {
      await phone.forget(page.signedIn ? cookies : []);
      cold.push(await phone.visit(product.url, page));
      again.push(await phone.visit(product.url, page));
      later.push(await phone.visit(product.url, page, true));
    }
    print(page.path, cold);
    print(`${page.path} again`, again);
    print(`${page.path} later`, later);
    wrong.push(...missed(page, { cold, again, later }));
  }
  if (wrong.length > 0) console.log(`\n${wrong.join('\n')}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await phone.close();
  await product.stop();
}
