import { createHash } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { type Row, refs, type Source, type Table } from './catalog.ts';
import { catalogOf, createDialect } from './dialect.ts';
import { appliedMigrations, knownMigrations, migrate } from './migrator.ts';
import type { Tables } from './tables/index.ts';
import type { Db } from './transaction.ts';

export interface CopiedTable {
  name: string;
  rows: number;
  /** SHA-256, hexadecimal, over every row in the order of the primary key; the same on both databases. */
  sha256: string;
}

interface CopyOptions {
  /** Tables that stay empty in the target. */
  without?: readonly string[];
}

/** How many values go into one statement: fewer than either database takes. */
const VALUES = 10_000;

/**
 * Copies every row into a migrated, empty database of either kind: read in one
 * snapshot, so that writers may go on; written in one transaction, so that the
 * target is whole or as it was. What arrived is read again and compared, table
 * by table. Throws a sentence where the target is not empty, the source is not
 * up to date or a table arrived otherwise than it left.
 */
export async function copyDatabase(
  source: Db,
  target: Db,
  { without = [] }: CopyOptions = {},
): Promise<CopiedTable[]> {
  await requireUpToDate(source, 'The source');
  await requireUpToDate(target, 'The target');
  return inSnapshot(source, (from) =>
    target.transaction().execute(async (to) => {
      const tables = await sameTables(from, to);
      const table = await tableWithRows(to);
      if (table) {
        throw new Error(`The target is not empty (${table} has rows): nothing was copied.`);
      }
      const copied = tables.filter(({ name }) => !without.includes(name));
      const checkForeignKeys = await catalogOf(to).deferForeignKeys(to);
      const sent: CopiedTable[] = [];
      for (const table of copied) sent.push(await copyTable(from, to, table));
      await checkForeignKeys();
      for (const [at, table] of copied.entries()) {
        const { rows, sha256 } = await fingerprint(to, table);
        if (rows !== sent[at]?.rows || sha256 !== sent[at].sha256) {
          throw new Error(`The table ${table.name} did not arrive as it left: nothing was copied.`);
        }
      }
      return sent;
    }),
  );
}

/**
 * Copies every row into a new SQLite file. From SQLite it goes page by page, which is many times
 * quicker than building the indexes again. Throws as `copyDatabase` does.
 */
export async function saveDatabase(
  source: Db,
  file: string,
  { without = [] }: CopyOptions = {},
): Promise<CopiedTable[]> {
  await requireUpToDate(source, 'The source');
  const saved = await catalogOf(source).saveInto(source, file);
  const copy = new Kysely<Tables>({ dialect: createDialect({ file }) });
  try {
    if (!saved) {
      await migrate(copy);
      return await copyDatabase(source, copy, { without });
    }
    for (const name of without) await sql`delete from ${sql.table(name)}`.execute(copy);
    return (await fingerprints(copy)).filter(({ name }) => !without.includes(name));
  } finally {
    await copy.destroy(); // Folds its log into the one file.
  }
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
export const fingerprints = (db: Db): Promise<CopiedTable[]> =>
  inSnapshot(db, async (from) => {
    const found: CopiedTable[] = [];
    for (const table of await tablesOf(from)) found.push(await fingerprint(from, table));
    return found;
  });

/** Runs `read` on one connection, in one snapshot. */
function inSnapshot<Result>(db: Db, read: (from: Source) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql.raw(catalogOf(connection).beginSnapshot).execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

async function tablesOf(db: Source): Promise<Table[]> {
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

async function sameTables(from: Source, to: Source): Promise<Table[]> {
  const [tables, others] = [await tablesOf(from), await tablesOf(to)];
  if (JSON.stringify(tables) !== JSON.stringify(others)) {
    throw new Error('The two databases do not have the same tables: nothing was copied.');
  }
  const keyless = tables.find(({ key }) => key.length === 0);
  if (keyless) throw new Error(`The table ${keyless.name} has no primary key to go by.`);
  return tables;
}

async function requireUpToDate(db: Db, which: string): Promise<void> {
  const [applied, known] = [await appliedMigrations(db), knownMigrations()];
  if (JSON.stringify(applied) !== JSON.stringify(known)) {
    throw new Error(`${which} is not of this version of Parade: nothing was copied.`);
  }
}

async function copyTable(from: Source, to: Source, table: Table): Promise<CopiedTable> {
  const digest = rowDigest(table);
  const size = Math.floor(VALUES / table.columns.length);
  for await (const rows of catalogOf(from).batches(from, table, size)) {
    digest.add(rows);
    await insert(to, table, rows).catch((cause: unknown) => {
      throw new Error(`The table ${table.name} could not be copied: ${String(cause)}`, { cause });
    });
  }
  return digest.result();
}

function insert(to: Source, { name, columns }: Table, rows: readonly Row[]) {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  return sql`insert into ${sql.table(name)} (${refs(columns)}) values ${sql.join(values)}`.execute(
    to,
  );
}

async function fingerprint(db: Source, table: Table): Promise<CopiedTable> {
  const digest = rowDigest(table);
  const size = Math.floor(VALUES / table.columns.length);
  for await (const rows of catalogOf(db).batches(db, table, size)) digest.add(rows);
  return digest.result();
}

function rowDigest({ name, columns }: Table) {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(rows: readonly Row[]) {
      for (const row of rows) {
        hash.update(`${JSON.stringify(columns.map((column) => portable(row[column])))}\n`);
      }
      count += rows.length;
    },
    result: (): CopiedTable => ({ name, rows: count, sha256: hash.digest('hex') }),
  };
}

/** Throws on a value that not both databases hold alike (design 4): JSON would drop it. */
function portable(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || Number.isFinite(value)) {
    return value as string | number | null;
  }
  throw new TypeError(`a ${typeof value} is no value that both databases hold`);
}
