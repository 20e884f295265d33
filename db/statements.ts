import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

/** What ran in the database for one piece of work. */
export interface Statements {
  count: number;
  /** The one that took longest: its name, which holds no value, and its milliseconds. */
  slowest: { statement: string; ms: number } | undefined;
}

/** Hears of each statement that is over: its name, its milliseconds, whether it failed. */
type Heard = (statement: string, ms: number, failed: boolean) => void;

const watched = new AsyncLocalStorage<{ count: number; sql: string; ms: number; heard?: Heard }>();

/** Runs something, and tells what ran in the database meanwhile for it alone: at the end, and `heard` of each. */
export async function watchStatements<Result>(
  work: () => Promise<Result>,
  heard?: Heard,
): Promise<{ result: Result; statements: () => Statements }> {
  const seen = { count: 0, sql: '', ms: -1, ...(heard && { heard }) };
  const result = await watched.run(seen, work);
  return {
    result,
    statements: () => ({
      count: seen.count,
      slowest: seen.count ? { statement: nameOf(seen.sql), ms: Math.round(seen.ms) } : undefined,
    }),
  };
}

/** For Kysely's `log`: remembers the longest of the work that runs. */
export function noteStatement({ level, query, queryDurationMillis: ms }: LogEvent): void {
  const seen = watched.getStore();
  if (!seen) return;
  seen.count += 1;
  seen.heard?.(nameOf(query.sql), ms, level === 'error');
  if (ms > seen.ms) Object.assign(seen, { sql: query.sql, ms });
}

/** `update "reports" set …` → `update reports`: what it does to which table, without a value. */
function nameOf(sql: string): string {
  const verb = /^\W*(\w+)/.exec(sql)?.[1] ?? '';
  const table = /\b(?:from|into|update|table)\s+"(\w+)"/.exec(sql)?.[1];
  return table ? `${verb} ${table}` : verb;
}
