/**
 * `npm test`: install, build, checks, the API on both databases, the browser.
 * A red step does not hide those after it. Ends with the slowest tests, every
 * try that failed with its reason, the times, the names of what failed for good
 * and one line of totals.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Totals } from './check.ts';
import { findTestChromium } from './chromium.ts';
import { type Counted, countedByPlaywright, countedByVitest, type TimedTest } from './reports.ts';
import { binary, run, seconds } from './run.ts';

const RED: Totals = { passed: 0, failed: 1, skipped: 0 };
/** So many of the slowest tests are named. */
const SLOWEST = 20;

/** What a report says; a step that broke before or beside its tests counts as one failure. */
async function counted<Report>(
  ok: boolean,
  report: string,
  read: (report: Report) => Counted,
): Promise<Counted> {
  const text = await readFile(report, 'utf8').catch(() => null);
  const nothing: Counted = { totals: { passed: 0, failed: 0, skipped: 0 }, tests: [] };
  const { totals, tests } = text === null ? nothing : read(JSON.parse(text));
  return { totals: ok || totals.failed > 0 ? totals : { ...totals, failed: 1 }, tests };
}

async function unitTests(folder: string): Promise<Counted> {
  const report = path.join(folder, 'units.json');
  const { ok } = await run(
    binary('vitest', 'tests'),
    [
      ...['run', '--config', 'tests/vitest.config.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { stream: true },
  );
  return counted(ok, report, countedByVitest);
}

async function browserTests(folder: string, found: Promise<string | null>): Promise<Counted> {
  const chromium = await found;
  if (!chromium) {
    console.error('No Chromium is there and none could be installed.');
    return { totals: RED, tests: [] };
  }
  const report = path.join(folder, 'browser.json');
  const { ok } = await run(
    binary('playwright', 'tests'),
    ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    {
      stream: true,
      timeoutMs: 20 * 60_000,
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  return counted(ok, report, countedByPlaywright);
}

async function all(folder: string): Promise<Totals> {
  const sum: Totals = { passed: 0, failed: 0, skipped: 0 };
  const times: string[] = [];
  const timed: TimedTest[] = [];
  const time = (mark: string, name: string, since: number) =>
    times.push(`${mark} ${name.padEnd(23)} ${seconds(performance.now() - since).padStart(7)}`);

  async function step(name: string, work: () => Promise<Counted>): Promise<boolean> {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const { totals, tests } = await work().catch((error: unknown): Counted => {
      console.error(error);
      return { totals: RED, tests: [] };
    });
    for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += totals[key];
    timed.push(...tests);
    time(totals.failed > 0 ? 'FAIL' : 'ok  ', name, start);
    return totals.failed === 0;
  }

  const start = performance.now();
  const ready = await step('install and build', async () => {
    const { ok } = await run('node', ['api/bin/start.cjs', 'install'], { stream: true });
    return { totals: ok ? { passed: 1, failed: 0, skipped: 0 } : RED, tests: [] };
  });
  if (ready) {
    // What may have to be installed comes while the checks run.
    const chromium = findTestChromium().catch(() => null);
    await step('checks', async () => {
      const { check } = await import('./check.ts');
      return { totals: await check(), tests: [] };
    });
    await step('tests on both databases', () => unitTests(folder));
    await step('browser', () => browserTests(folder, chromium));
  }
  time('    ', 'all of it', start);
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  console.log('\n── the slowest tests');
  for (const { name, ms } of slowest) console.log(`${seconds(ms).padStart(7)}  ${name}`);
  const failures = timed.filter(({ failure }) => failure);
  if (failures.length > 0) console.log('\n── what failed, second tries included');
  for (const { name, failure } of failures) console.log(`${name}\n${failure}\n`);
  console.log(`\n${times.join('\n')}\n`);
  // The end of a long output is often all that is kept of it.
  const marks = new Map(failures.map(({ name, lost }) => [name, lost ? 'FAIL' : 'second try']));
  for (const [name, mark] of marks) console.log(`${mark} ${name}`);
  return sum;
}

const folder = await mkdtemp(path.join(tmpdir(), 'parade-totals-'));
const { passed, failed, skipped } = await all(folder);
await rm(folder, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
