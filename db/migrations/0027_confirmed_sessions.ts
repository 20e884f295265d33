import type { Kysely } from 'kysely';

/** When whoever holds a session last showed that it is them: at its beginning, or later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('confirmedAt', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
