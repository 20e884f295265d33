/** Accounts that were closed years ago, and what the schedule left: time cannot be waited for. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Database from 'better-sqlite3';

const LONG_AGO = '2020-02-29T10:00:00.000Z';

type Changes = (db: Database.Database) => unknown;

function change({ dataDir }: { dataDir: string }, changes: Changes): void {
  const db = new Database(path.join(dataDir, 'parade.sqlite'), { timeout: 5000 });
  changes(db);
  db.close();
}

/** Makes the closing of an account old: every period of it is over. */
export const closedLongAgo = (product: { dataDir: string }, userId: string) =>
  change(product, (db) =>
    db.prepare('update users set "deletedAt" = ? where id = ?').run(LONG_AGO, userId),
  );

/** A removal of the schedule as it stands now: stopped, still under way, or failed. */
export function scheduledRun(
  product: { dataDir: string },
  state: 'running' | 'stopped' | 'failed',
  outcome: object = {},
): void {
  const at = new Date().toISOString();
  change(product, (db) =>
    db
      .prepare(
        `insert into retention_runs (id, kind, state, at, "finishedAt", outcome)
         values (?, 'removal', ?, ?, ?, ?)`,
      )
      .run(randomUUID(), state, at, state === 'running' ? null : at, JSON.stringify(outcome)),
  );
}

/** What was under way has failed: its process was lost. */
export const loseRun = (product: { dataDir: string }) =>
  change(product, (db) =>
    db
      .prepare(
        `update retention_runs set state = 'failed', "finishedAt" = at where state = 'running'`,
      )
      .run(),
  );
