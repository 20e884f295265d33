import type { Kysely } from 'kysely';

/** What a document shows, in its owner's words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('documents')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
