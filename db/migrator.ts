import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { catalogOf, rewriteTables } from './dialect.ts';
import { REMAINS, REWRITTEN } from './migrations/0026_sealed_numbers.ts';
import { migrations } from './migrations/index.ts';
import type { Sealed } from './personal.ts';
import { Refusal } from './refusal.ts';
import { NO_SEALER, type Place, type Sealer } from './sealed.ts';
import { type SealedTable, sealedColumns } from './tables/index.ts';
import type { Db, DbOrTrx } from './transaction.ts';

/**
 * Brings the schema up to date, in one transaction. Several processes may call
 * it at once. Throws what the failing migration threw, and a sentence where
 * values are to be sealed and no sealer is given, or where the database is newer.
 */
export async function migrate(db: Db, sealer: Sealer = NO_SEALER): Promise<void> {
  await refuseLaterVersion(db);
  const provider = { getMigrations: async () => migrations(sealer) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  await removeRemains(db);
}

/** Throws one sentence where later code has migrated the database: this code would not understand it. */
export async function refuseLaterVersion(db: DbOrTrx): Promise<void> {
  const known = new Set(knownMigrations());
  const later = (await appliedMigrations(db)).filter((name) => !known.has(name));
  if (later.length === 0) return;
  const last = later.at(-1);
  throw new Refusal(
    `The database comes from a later version of Parade (${last}): run that version, or restore a backup that this one made.`,
    `La base vient d’une version plus récente de Parade (${last})\u00a0: lancez celle-là, ou restaurez une sauvegarde que celle-ci a faite.`,
  );
}

/** After a stop, and while somebody else reads the files, the next start does it. */
async function removeRemains(db: Db): Promise<void> {
  if (!(await catalogOf(db).tables(db)).includes(REMAINS)) return;
  if (await rewriteTables(db, REWRITTEN)) await db.schema.dropTable(REMAINS).ifExists().execute();
}

/** The names of every migration that this code knows, in their order. */
export const knownMigrations = (): string[] => Object.keys(migrations(NO_SEALER)).sort();

/** The names of the migrations that a database has, also of later code; none where nobody ever migrated it. */
export async function appliedMigrations(db: DbOrTrx): Promise<string[]> {
  if (!(await catalogOf(db).tables(db)).includes(DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name).sort();
}

/** Whether a database has every migration of this code, and none of later code. */
export const isUpToDate = async (db: DbOrTrx): Promise<boolean> =>
  JSON.stringify(await appliedMigrations(db)) === JSON.stringify(knownMigrations());

/** Where sealed values stand whose rows have an id. */
const SEALED: readonly SealedTable[] = ['kyc_verifications', 'withdrawals'];

/** The sealed values of a database, or the newest few of each column; none where none was ever sealed. */
export async function sealedValues(
  db: DbOrTrx,
  ofEach?: number,
): Promise<{ place: Place; value: Sealed }[]> {
  if (!(await appliedMigrations(db)).includes('0026_sealed_numbers')) return [];
  const few = ofEach === undefined ? sql`` : sql`limit ${sql.lit(ofEach)}`;
  const found = [];
  for (const table of SEALED) {
    for (const column of sealedColumns(table)) {
      const { rows } = await sql<{ id: string; value: Sealed }>`
        select "id", ${sql.ref(column)} as "value" from ${sql.table(table)}
        where ${sql.ref(column)} is not null order by "id" desc ${few}`.execute(db);
      found.push(...rows.map(({ id, value }) => ({ place: { table, column, id }, value })));
    }
  }
  return found;
}
