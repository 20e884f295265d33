import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Row, Source, Table } from './catalog.ts';
import { catalogOf } from './dialect.ts';
import type { Db } from './transaction.ts';

export interface CopiedTable {
  name: string;
  rows: number;
  /** SHA-256, hexadecimal, over every row in the order of the primary key; the same on both databases. */
  sha256: string;
}

/** Hears how far long work is: `stage` names a table or a step, `done` and `total` count within it. */
export type Progress = (stage: string, done: number, total: number) => void;

/** How many values go into one statement: fewer than either database takes. */
const VALUES = 10_000;

/** Runs `read` on one connection, in one snapshot, where nothing can be written; writers go on. */
export function inSnapshot<Result>(db: Db, read: (from: Db) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    for (const statement of catalogOf(connection).beginSnapshot) {
      await sql.raw(statement).execute(connection);
    }
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** Every table, without the migrator's, by name. */
export async function tablesOf(db: Source): Promise<Table[]> {
  const all = await catalogOf(db).columns(db);
  const byTable = Map.groupBy(all, ({ table }) => table);
  return [...byTable]
    .map(([name, rows]) => ({
      name,
      columns: rows.map(({ column }) => column).sort(),
      key: rows
        .filter(({ place }) => place)
        .sort((a, b) => Number(a.place) - Number(b.place))
        .map(({ column }) => column),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The name of a table that has rows; undefined where the database is empty, or has no tables yet. */
export async function tableWithRows(db: Source): Promise<string | undefined> {
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return undefined;
}

/** Every table with the count and hash of its rows, as they are at one instant. */
export const fingerprints = (
  db: Db,
  progress: (done: number, total: number) => void = () => {},
): Promise<CopiedTable[]> =>
  inSnapshot(db, async (from) => {
    const found: CopiedTable[] = [];
    const tables = await tablesOf(from);
    for (const table of tables) {
      found.push(await fingerprint(from, table));
      progress(found.length, tables.length);
    }
    return found;
  });

/** Reads a table in the order of its key; `take` gets its rows, and how many came before them. */
export async function fingerprint(
  db: Source,
  table: Table,
  take: (rows: readonly Row[], before: number) => Promise<void> | void = () => {},
): Promise<CopiedTable> {
  const hash = createHash('sha256');
  let count = 0;
  const size = Math.floor(VALUES / table.columns.length);
  for await (const rows of catalogOf(db).batches(db, table, size)) {
    for (const row of rows) {
      hash.update(`${JSON.stringify(table.columns.map((column) => portable(row[column])))}\n`);
    }
    await take(rows, count);
    count += rows.length;
  }
  return { name: table.name, rows: count, sha256: hash.digest('hex') };
}

/** Throws on a value that not both databases hold alike (design 4): JSON would drop it. */
function portable(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || Number.isFinite(value)) {
    return value as string | number | null;
  }
  throw new TypeError(`a ${typeof value} is no value that both databases hold`);
}
