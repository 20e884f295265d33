/** What the two test runners report of a run, as far as it is counted here. */
import path from 'node:path';
import type { Totals } from './check.ts';
import { ROOT } from './run.ts';

export interface TimedTest {
  /** Who ran it, its file and its title. */
  name: string;
  ms: number;
}

export interface Counted {
  totals: Totals;
  tests: TimedTest[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

export const countedByVitest =
  (runner: string) =>
  (report: VitestReport): Counted => ({
    totals: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${runner}, ${path.relative(ROOT, name)}: ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
  });

/** A file, or a group of tests in it. */
interface Suite {
  suites?: Suite[];
  specs: {
    file: string;
    title: string;
    tests: { projectName: string; results: { duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

const timedIn = ({ suites = [], specs }: Suite): TimedTest[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({ name: `${projectName}, ${file}: ${title}`, ms: duration })),
    ),
  ),
  ...suites.flatMap(timedIn),
];

export const countedByPlaywright = ({ stats, suites }: PlaywrightReport): Counted => ({
  totals: {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  },
  tests: suites.flatMap(timedIn),
});
