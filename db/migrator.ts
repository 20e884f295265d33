import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Db } from './transaction.ts';

/**
 * Brings the schema up to date, in one transaction. Several processes may call
 * it at once. Throws what the failing migration threw.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The names of every migration that this code knows, in their order. */
export const knownMigrations = (): string[] => Object.keys(migrations).sort();

/** The names of the migrations that a database has, also of later code; none where nobody ever migrated it. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name).sort();
}
