import { type QueryExecutorProvider, sql } from 'kysely';
import type { Db } from './transaction.ts';

/** A database or a transaction of it, whichever tables it has. */
export type Source = QueryExecutorProvider;
export type Row = Record<string, unknown>;

export interface Table {
  name: string;
  /** In the order of their names, which is the same in both databases. */
  columns: readonly string[];
  /** The columns of the primary key, in its order. */
  key: readonly string[];
}

/** A column. `place` is its place in the primary key, from 1; 0 or null outside of it. */
interface CatalogRow {
  table: string;
  column: string;
  place: number | null;
}

/** What the two databases do differently about saying what they hold, and about being copied as a whole. */
export interface Catalog {
  /** The names of all tables, the migrator's too. */
  tables(db: Source): Promise<string[]>;
  /** The columns of every table, without the migrator's and those of a search index. */
  columns(db: Source): Promise<CatalogRow[]>;
  /** Statements that begin a transaction which sees the database as it is now, whatever is written meanwhile. */
  beginSnapshot: readonly string[];
  /** The rows of a table by its key, in the order of the bytes; inside a transaction. */
  batches(db: Source, table: Table, size: number): AsyncGenerator<Row[]>;
  /** Writes the database into a new SQLite file; false where its rows have to be copied. */
  saveInto(db: Source, file: string): Promise<boolean>;
  /** Writes rows in one statement. */
  insert(to: Source, table: Table, rows: readonly Row[]): Promise<unknown>;
  /**
   * One transaction that no index and no foreign key slows down: whatever the order of the tables,
   * they are built and checked once `work` is done. Throws where a row names one that is not there.
   */
  fill<Result>(db: Db, work: (to: Source) => Promise<Result>): Promise<Result>;
  /** What the database itself finds wrong with its pages, indexes and foreign keys; one line each. */
  faults(db: Db): Promise<string[]>;
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

export const sqliteCatalog: Catalog = {
  async tables(db) {
    const { rows } = await sql<{ name: string }>`
      select "name" from sqlite_schema where "type" = 'table'`.execute(db);
    return rows.map(({ name }) => name);
  },

  async columns(db) {
    const { rows } = await sql<CatalogRow>`
      select t.name as "table", c.name as "column", c.pk as "place"
      from pragma_table_list as t join pragma_table_info(t.name) as c
      where t.schema = 'main' and t.type = 'table'
        and t.name not like 'sqlite_%' and t.name not like 'kysely_%'`.execute(db);
    return rows;
  },

  beginSnapshot: ['begin deferred'],

  async *batches(db, { name, columns, key }, size) {
    let after: Row | undefined;
    do {
      const last: Row | undefined = after;
      const beyond = last
        ? sql`where (${refs(key)}) > (${sql.join(key.map((column) => last[column]))})`
        : sql``;
      const { rows } = await sql<Row>`select ${refs(columns)} from ${sql.table(name)} ${beyond}
        order by ${refs(key)} limit ${sql.lit(size)}`.execute(db);
      if (rows.length > 0) yield rows;
      after = rows.length === size ? rows.at(-1) : undefined;
    } while (after);
  },

  async saveInto(db, file) {
    await sql`vacuum into ${file}`.execute(db);
    return true;
  },

  insert(to, { name, columns }, rows) {
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    return sql`insert into ${sql.table(name)} (${refs(columns)})
      values ${sql.join(values)}`.execute(to);
  },

  fill(db, work) {
    return db.connection().execute(async (connection) => {
      // Inside a transaction it would change nothing.
      await sql`pragma foreign_keys = off`.execute(connection);
      try {
        return await connection.transaction().execute(async (trx) => {
          // Those of keys have no statement of their own, and stay.
          const { rows } = await sql<{ name: string; definition: string }>`
            select "name", "sql" as "definition" from sqlite_schema
            where "type" = 'index' and "sql" is not null`.execute(trx);
          for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(trx);
          const result = await work(trx);
          for (const { definition } of rows) await sql.raw(definition).execute(trx);
          const [orphan] = await orphans(trx);
          if (orphan) throw new Error(orphan);
          return result;
        });
      } finally {
        await sql`pragma foreign_keys = on`.execute(connection);
      }
    });
  },

  async faults(db) {
    const { rows } = await sql<{ said: string }>`
      select integrity_check as "said" from pragma_integrity_check`.execute(db);
    const broken = rows.map(({ said }) => said).filter((said) => said !== 'ok');
    return [...broken, ...(await orphans(db))];
  },
};

/** A line for each two tables where rows of the one name rows that the other does not have. */
async function orphans(db: Source): Promise<string[]> {
  const { rows } = await sql<{ table: string; parent: string; count: number }>`
    select "table", "parent", count(*) as "count" from pragma_foreign_key_check
    group by "table", "parent"`.execute(db);
  return rows.map(
    ({ table, parent, count }) =>
      `${table} nomme des lignes de ${parent} qui n’existent pas (${count}).`,
  );
}

/** While the other database builds its indexes, nothing is asked of this one. */
const WAITS_FOR_OTHER_SIDE = 'set local idle_in_transaction_session_timeout = 0';

export const postgresCatalog: Catalog = {
  async tables(db) {
    const { rows } = await sql<{ name: string }>`select relname as "name" from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db);
    return rows.map(({ name }) => name);
  },

  async columns(db) {
    // `indkey` is an int2vector, which counts from 0.
    const { rows } = await sql<CatalogRow>`
      select t.relname as "table", a.attname as "column",
        array_position(i.indkey::int2[], a.attnum) + 1 as "place"
      from pg_class t
      join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_index i on i.indrelid = t.oid and i.indisprimary
      where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r'
        and t.relname not like 'kysely\\_%'`.execute(db);
    return rows;
  },

  beginSnapshot: ['begin isolation level repeatable read read only', WAITS_FOR_OTHER_SIDE],

  async *batches(db, { name, columns, key }, size) {
    // PostgreSQL orders texts as a language does, SQLite by their bytes.
    const texts = await sql<{ column: string }>`
      select attname as "column" from pg_attribute
      where attrelid = ${sql.lit(`"${name}"`)}::regclass and attcollation <> 0`.execute(db);
    const isText = new Set(texts.rows.map(({ column }) => column));
    const order = sql.join(
      key.map((column) =>
        isText.has(column) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column),
      ),
    );
    await sql`declare "rows_in_order" no scroll cursor for
      select ${refs(columns)} from ${sql.table(name)} order by ${order}`.execute(db);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(size)} from "rows_in_order"`.execute(db);
      if (rows.length > 0) yield rows;
      if (rows.length < size) break;
    }
    await sql`close "rows_in_order"`.execute(db);
  },

  saveInto: async () => false,

  insert(to, { name, columns }, rows) {
    // One parameter, whatever the number of rows: PostgreSQL reads it quicker than thousands.
    return sql`insert into ${sql.table(name)} (${refs(columns)}) select ${refs(columns)}
      from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)})`.execute(to);
  },

  fill(db, work) {
    return db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ table: string; name: string; definition: string }>`
        select r.relname as "table", k.conname as "name",
          pg_get_constraintdef(k.oid) as "definition"
        from pg_constraint k join pg_class r on r.oid = k.conrelid
        where k.contype = 'f' and r.relnamespace = current_schema()::regnamespace`.execute(trx);
      await sql.raw(WAITS_FOR_OTHER_SIDE).execute(trx);
      for (const { table, name } of rows) {
        await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx);
      }
      const indexes = await sql<{ name: string; definition: string }>`
        select i.indexrelid::regclass::text as "name",
          pg_get_indexdef(i.indexrelid) as "definition"
        from pg_index i join pg_class t on t.oid = i.indrelid
        where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r'
          and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`.execute(
        trx,
      );
      for (const { name } of indexes.rows) await sql.raw(`drop index ${name}`).execute(trx);
      const result = await work(trx);
      for (const { definition } of indexes.rows) await sql.raw(definition).execute(trx);
      // Added again they are checked by one query a key, many times quicker than row by row.
      for (const { table, name, definition } of rows) {
        await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)}
          ${sql.raw(definition)}`.execute(trx);
      }
      return result;
    });
  },

  // It checks its pages as it reads them and its foreign keys as they are written.
  faults: async () => [],
};
