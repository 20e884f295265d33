/** What the two test runners report of a run, as far as it is counted here. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Totals } from './check.ts';
import { ROOT } from './run.ts';

export interface TimedTest {
  /** Who ran it, its file and its title. */
  name: string;
  ms: number;
  /** Why it failed, for one that did; a test that needed its second try says so too. */
  failure?: string;
  /** It failed for good: no later try passed. */
  lost?: boolean;
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
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
      meta?: { database?: string };
    }[];
  }[];
}

/** So much of a message says what was expected and where. */
const FAILURE_LINES = 25;
/** A whole page may stand in one line. */
const FAILURE_CHARACTERS = 300;

const failureOf = (messages: (string | undefined)[]): { failure?: string } => {
  const text = messages.filter(Boolean).join('\n');
  if (!text) return {};
  const lines = stripVTControlCharacters(text).split('\n').slice(0, FAILURE_LINES);
  return { failure: lines.map((line) => line.slice(0, FAILURE_CHARACTERS)).join('\n') };
};

export const countedByVitest = (report: VitestReport): Counted => ({
  totals: {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  },
  tests: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages, meta }) => ({
      name: `${meta?.database ?? 'vitest'}, ${path.relative(ROOT, name)}: ${fullName}`,
      ms: duration ?? 0,
      ...failureOf(failureMessages ?? []),
      ...(status === 'failed' && { lost: true }),
    })),
  ),
});

/** A file, or a group of tests in it. */
interface Suite {
  suites?: Suite[];
  specs: {
    file: string;
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; errors?: { message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

const timedIn = ({ suites = [], specs }: Suite): TimedTest[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, status, results }) =>
      results.map(({ duration, errors = [] }) => ({
        name: `${projectName}, ${file}: ${title}`,
        ms: duration,
        ...failureOf(errors.map(({ message }) => message)),
        ...(status === 'unexpected' && { lost: true }),
      })),
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
