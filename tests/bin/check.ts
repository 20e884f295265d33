/**
 * `pnpm check`: format and lint, types, arrows between rooms, French texts,
 * licences, dead code. Goes through all of them, one line each, and fails when one is red.
 * Needs no database, no browser and no build. `--release` also asks whether every source of the law
 * was read within a year.
 */
import { availableParallelism } from 'node:os';
import { staleSources } from '@parade/api/contract/checked-sources.ts';
import { parisDay } from '@parade/api/contract/dates.ts';
import { frenchFaults } from './french/sources.ts';
import { licences } from './licences.ts';
import { binary, type Outcome, run, seconds } from './run.ts';
import { brokenRules } from './source-rules.ts';

interface Check {
  name: string;
  run(): Promise<Outcome>;
}

const ROOMS = ['db', 'api', 'client', 'admin', 'tests'];

/** A check of this process: what it finds, one a line. */
const own = (find: () => string[]) => async (): Promise<Outcome> => {
  const start = performance.now();
  const found = find();
  return { ok: found.length === 0, output: found.join('\n'), ms: performance.now() - start };
};

const astro = () =>
  run(binary('astro', 'site'), ['check', '--root', 'site', '--minimumFailingSeverity', 'warning'], {
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  });

const arrows = ['--config', 'tests/arrows.mjs', '--output-type', 'err', ...ROOMS, 'site'];

const CHECKS: readonly Check[] = [
  // The longest, or it would be alone at the end.
  { name: 'types of site', run: astro },
  { name: 'format and lint', run: () => run(binary('biome'), ['ci', '--colors=off', '.']) },
  ...ROOMS.map((room) => ({
    name: `types of ${room}`,
    // The compiler written in Go: a fifth of the work. A second thread would do some of it twice.
    run: () => run(binary('tsc', 'tests'), ['-p', room, '--singleThreaded']),
  })),
  { name: 'arrows between rooms', run: () => run(binary('depcruise'), arrows) },
  { name: 'source rules', run: own(brokenRules) },
  { name: 'French texts', run: own(frenchFaults) },
  { name: 'licences', run: licences },
  { name: 'dead code', run: () => run(binary('knip'), ['--no-progress']) },
];

/** What a release needs besides: a commit of an old day stays green. */
const OF_RELEASE: Check = {
  name: 'sources of the law',
  run: own(() => staleSources(parisDay(new Date()))),
};

/** The checks, in their order. */
export const checksOf = (isRelease: boolean): readonly Check[] =>
  isRelease ? [...CHECKS, OF_RELEASE] : CHECKS;

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** Each check uses one core. */
const AT_ONCE = Math.min(2, availableParallelism());

/** Runs every check; what a red one said is printed under its line. */
export async function check(isRelease = false): Promise<Totals> {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...checksOf(isRelease)];
  const inTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { ok, output, ms } = await next.run();
      totals[ok ? 'passed' : 'failed']++;
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${next.name.padEnd(22)} ${seconds(ms).padStart(7)}`);
      if (!ok) console.log(output.trim());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  return totals;
}

if (import.meta.main) {
  const { failed } = await check(process.argv.includes('--release'));
  process.exitCode = failed > 0 ? 1 : 0;
}
