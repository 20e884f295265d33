/** What came of each fault, as a table and as what misses its target. */
import type { Difference } from './ledger.ts';
import { type Outcome, TOLD } from './outcomes.ts';

/** All must be well again within this. */
const NORMAL_MS = 20_000;
/** What a run at least asks for, in requests a second, beside what is asked again. */
export const REQUESTS_PER_SECOND = Number(process.env.REQUESTS ?? 110);

export interface Row extends Difference {
  fault: string;
  ms: number;
  outcomes: readonly Outcome[];
  /** Null where it does not get well. */
  normalMs: number | null;
  /** What the product did not do that it must. */
  error?: string;
}

/** How often each kind of failure came. */
function failuresOf({ outcomes }: Row): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { failure, name } of outcomes) {
    if (failure === undefined) continue;
    const kind = failure === TOLD ? TOLD : `${failure} (${name})`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
}

const pagesDown = ({ outcomes }: Row): number =>
  outcomes.filter(({ isPage, failure }) => isPage && failure !== undefined).length;

const HEAD = ['fault', 'requests', 'failures', 'confirmed', 'lost', 'doubled', 'normal after'];

export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.fault,
    `${row.outcomes.length} (${(row.outcomes.length / (row.ms / 1000)).toFixed(0)}/s)`,
    [...failuresOf(row)].map(([kind, times]) => `${times} × ${kind}`).join(', ') || '0',
    `${row.outcomes.filter(({ acknowledged }) => acknowledged).length}`,
    `${row.lost.length}`,
    `${row.doubled.length}`,
    row.normalMs === null ? 'never' : `${(row.normalMs / 1000).toFixed(1)} s`,
  ]);
  const widths = HEAD.map((head, at) =>
    Math.max(head.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(HEAD), rule, ...cells.map(line)].join('\n');
}

/** What misses its target, each a line. */
export function missed(row: Row): string[] {
  const { fault, lost, doubled, normalMs, ms, outcomes, error } = row;
  const misses = [...failuresOf(row)]
    .filter(([kind]) => kind !== TOLD)
    .map(([kind, times]) => `${times} × ${kind}`);
  const down = pagesDown(row);
  if (down > 0) misses.push(`pages or official help down ${down} times`);
  if (lost.length > 0) misses.push(`lost: ${lost.slice(0, 5).join(', ')}`);
  if (doubled.length > 0) misses.push(`doubled: ${doubled.slice(0, 5).join(', ')}`);
  if (normalMs === null || normalMs > NORMAL_MS) misses.push('not normal in time');
  if (outcomes.length / (ms / 1000) < 0.9 * REQUESTS_PER_SECOND) misses.push('too few requests');
  if (error !== undefined) misses.push(error);
  return misses.map((miss) => `${fault}: ${miss}`);
}
