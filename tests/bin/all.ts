/**
 * `npm test`: install, build, checks, the API on both databases, the browser.
 * A red step does not hide those after it. Ends with one line of totals.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check, type Totals } from './check.ts';
import { findChromium } from './chromium.ts';
import { binary, run, seconds } from './run.ts';

/** What the two test runners report, as far as it is counted here. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const RED: Totals = { passed: 0, failed: 1, skipped: 0 };

/** What a report says; a step that broke before or beside its tests counts as one failure. */
async function totalsOf(
  ok: boolean,
  report: string,
  read: (report: Report) => Totals,
): Promise<Totals> {
  const text = await readFile(report, 'utf8').catch(() => null);
  const totals = text === null ? { passed: 0, failed: 0, skipped: 0 } : read(JSON.parse(text));
  return ok || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

async function unitTests(folder: string, dialect: 'sqlite' | 'postgres'): Promise<Totals> {
  const report = path.join(folder, `${dialect}.json`);
  const { ok } = await run(
    binary('vitest', 'tests'),
    [
      ...['run', '--config', 'tests/vitest.config.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { stream: true, env: { TEST_DIALECT: dialect } },
  );
  return totalsOf(ok, report, (json) => ({
    passed: json.numPassedTests ?? 0,
    failed: json.numFailedTests ?? 0,
    skipped: (json.numPendingTests ?? 0) + (json.numTodoTests ?? 0),
  }));
}

async function browserTests(folder: string): Promise<Totals> {
  const chromium = await findChromium();
  if (!chromium) {
    console.error('No Chromium is there and none could be installed.');
    return RED;
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
  return totalsOf(ok, report, ({ stats }) => ({
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }));
}

async function all(folder: string): Promise<Totals> {
  const sum: Totals = { passed: 0, failed: 0, skipped: 0 };
  const times: string[] = [];
  async function step(name: string, work: () => Promise<Totals>): Promise<boolean> {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const totals = await work().catch((error: unknown) => {
      console.error(error);
      return RED;
    });
    for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += totals[key];
    const mark = totals.failed > 0 ? 'FAIL' : 'ok  ';
    times.push(`${mark} ${name.padEnd(22)} ${seconds(performance.now() - start).padStart(7)}`);
    return totals.failed === 0;
  }

  const ready = await step('install and build', async () => {
    const { ok } = await run('node', ['api/bin/start.ts', 'install'], { stream: true });
    return ok ? { passed: 1, failed: 0, skipped: 0 } : RED;
  });
  if (ready) {
    await step('checks', check);
    await step('tests on SQLite', () => unitTests(folder, 'sqlite'));
    await step('tests on PostgreSQL', () => unitTests(folder, 'postgres'));
    await step('browser', () => browserTests(folder));
  }
  console.log(`\n${times.join('\n')}\n`);
  return sum;
}

const folder = await mkdtemp(path.join(tmpdir(), 'parade-totals-'));
const { passed, failed, skipped } = await all(folder);
await rm(folder, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
