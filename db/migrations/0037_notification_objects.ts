import type { Kysely } from 'kysely';

/** Names what a notification tells of, so that its reader comes to that very line; and which wait for the day's one mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notifications').addColumn('objectId', 'text').execute();
  await db.schema
    .alterTable('notifications')
    .addColumn('waitsForDigest', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
