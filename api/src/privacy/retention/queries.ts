import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import {
  RETENTION_KINDS,
  type RetentionCounts,
  type RetentionRun,
} from '../../../contract/retention.ts';

/** What a run writes down: counts and ids, never a person's data. */
export type Outcome = Pick<
  RetentionRun,
  'cutoffs' | 'found' | 'removed' | 'record' | 'exceeded' | 'withheld'
>;

const LATEST = 30;

/** The latest runs with who started them, newest first. */
export const latestRuns = (db: DbOrTrx) =>
  db
    .selectFrom('retention_runs as run')
    .leftJoin('users', 'users.id', 'run.startedBy')
    .select(['run.id', 'run.kind', 'run.state', 'run.at', 'run.finishedAt', 'run.outcome'])
    .select('users.name as startedBy')
    .orderBy('run.at', 'desc')
    .orderBy('run.id', 'desc')
    .limit(sql.lit(LATEST))
    .execute();
export type RunRecord = Awaited<ReturnType<typeof latestRuns>>[number];

/** The most that one run ever removed of each. */
export async function recordOf(db: DbOrTrx): Promise<RetentionCounts> {
  const runs = await db
    .selectFrom('retention_runs')
    .select('outcome')
    .where('kind', '=', 'removal')
    .where('state', '=', 'done')
    .execute();
  const removed = runs.map(({ outcome }) => (JSON.parse(outcome) as Outcome).removed);
  const most = (kind: (typeof RETENTION_KINDS)[number]) =>
    removed.reduce((record, each) => Math.max(record, each[kind]), 0);
  return Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, most(kind)])) as RetentionCounts;
}

/** What the removal before this one came to; undefined where there is none, or it was a failure. */
export async function lastOutcome(db: DbOrTrx, id: string): Promise<Outcome | undefined> {
  const row = await db
    .selectFrom('retention_runs')
    .select('outcome')
    .where('kind', '=', 'removal')
    .where('state', '<>', 'running')
    .where('id', '<>', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const outcome = row && (JSON.parse(row.outcome) as Partial<Outcome>);
  return outcome?.exceeded ? (outcome as Outcome) : undefined;
}
