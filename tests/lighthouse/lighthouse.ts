/**
 * `pnpm lighthouse`: the built product on a phone, as Lighthouse sees it, the
 * median of five runs on each of these pages (`PAGES=` for some of them). Fails
 * below the targets, and when a page weighs too much or sends more scripts than it may.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { stopAll } from '../bench/servers.ts';
import { findChromium } from '../bin/chromium.ts';
import { freePort } from '../support/product.ts';
import { startInstance } from './instance.ts';

const RUNS = 5;
const TARGETS = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 98 } as const;

/** Bytes over the wire: of everything, and of scripts before anybody types. */
const BUDGETS: Readonly<Record<string, { all: number; scripts: number }>> = {
  '/': { all: 150_000, scripts: 0 },
  '/cgu': { all: 150_000, scripts: 0 },
  '/alertes': { all: 250_000, scripts: 90_000 },
};
const PAGES = process.env.PAGES?.split(',') ?? Object.keys(BUDGETS);

type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];

interface Run {
  scores: Record<Category, number>;
  /** Over the wire: page, styles, fonts, icon, with their headers. */
  bytes: number;
  /** Of them, those of scripts. */
  scripts: number;
  /** What cost points, for whoever has to mend it. */
  faults: string[];
}

/** One run. A busy machine now and then loses the browser's trace: once more, then. */
async function measure(url: string, port: number, tries = 3): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (!result) throw new Error(`no answer about ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError && tries > 1) return measure(url, port, tries - 1);
  if (runtimeError) throw new Error(runtimeError.message);
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Run['scores'],
    bytes: weight(requests),
    scripts: weight(requests.filter(({ resourceType }) => resourceType === 'Script')),
    faults: Object.values(audits)
      .filter(({ score: points }) => points !== null && points < 0.9)
      .map(({ id, title, displayValue }) => `${id}: ${title} ${displayValue ?? ''}`.trim()),
  };
}

const weight = (requests: readonly { [column: string]: unknown }[]) =>
  requests.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Prints one page's medians; true when all of them reach the targets. */
function report(page: string, runs: readonly Run[]): boolean {
  let ok = true;
  const line = (name: string, value: string, good: boolean, target: string) => {
    ok &&= good;
    console.log(
      `${good ? 'ok  ' : 'FAIL'} ${page.padEnd(8)} ${name.padEnd(15)} ${value} (${target})`,
    );
  };
  for (const name of CATEGORIES) {
    const all = runs.map(({ scores }) => scores[name]);
    const middle = median(all);
    const target = TARGETS[name];
    line(name, `${middle} of ${all.join(' ')}`, middle >= target, `at least ${target}`);
  }
  const bytes = Math.max(...runs.map((run) => run.bytes));
  const scripts = Math.max(...runs.map((run) => run.scripts));
  const budget = BUDGETS[page] ?? { all: 0, scripts: 0 };
  line('transferred', `${bytes} bytes`, bytes <= budget.all, `at most ${budget.all}`);
  line('scripts', `${scripts} bytes`, scripts <= budget.scripts, `at most ${budget.scripts}`);
  if (!ok)
    for (const fault of new Set(runs.flatMap(({ faults }) => faults))) console.log(`     ${fault}`);
  return ok;
}

async function main(): Promise<boolean> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium is there and none could be installed.');
  const folder = await mkdtemp(path.join(tmpdir(), 'parade-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const { origin } = await startInstance(folder);
    let ok = true;
    for (const page of PAGES) {
      const runs: Run[] = [];
      for (let n = 0; n < RUNS; n++) runs.push(await measure(origin + page, port));
      ok = report(page, runs) && ok;
    }
    return ok;
  } finally {
    await browser.close();
    stopAll();
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await main()) ? 0 : 1;
