import type { Kysely } from 'kysely';

/** Names what a notification tells of, so that its reader comes to that very line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notifications').addColumn('objectId', 'text').execute();
}
