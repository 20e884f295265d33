import type { Kysely } from 'kysely';

/** Tells the copies of a sending to everybody from the mails that somebody waits for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mail_outbox')
    .addColumn('bulk', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
