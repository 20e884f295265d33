import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { DatabaseLocation } from './dialect.ts';
import { Refusal } from './refusal.ts';

/**
 * Keeps a SQLite database for this process: two servers on one would each know half of what
 * happens. The system holds the lock and lets it go with the process, however that ends; a number
 * in a file alone would block after a crash, and mean another process in another container. What
 * reads (a backup, a check) takes no lock and works beside it; PostgreSQL needs none. Returns how
 * to let go. Throws a sentence that names the holder.
 */
export function lockDatabase({ url, file }: DatabaseLocation): () => void {
  if (url) return () => {};
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const lock = new Database(`${file}.lock`, { timeout: 0 });
  const note = `${file}.holder`;
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    const holder = holderIn(note);
    throw new Refusal(
      `Another server runs on ${file}: ${holder}. Stop that one first, or give this one a DATA_DIR of its own; several servers need PostgreSQL (DATABASE_URL).`,
      `Un autre serveur tourne sur ${file} (${holder})\u00a0: arrêtez-le d’abord, ou donnez à celui-ci un DATA_DIR à lui\u00a0; plusieurs serveurs demandent PostgreSQL (DATABASE_URL).`,
      { cause: error },
    );
  }
  writeFileSync(
    note,
    `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`,
    {
      mode: 0o600,
    },
  );
  return () => lock.close();
}

/** It took the lock a moment ago where it has not said yet who it is. */
function holderIn(note: string): string {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return 'a process that has just started';
  }
}
