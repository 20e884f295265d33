import type { Kysely } from 'kysely';
import { optional, primaryKey, required } from './schema.ts';

/** The terms that bind, those that are announced, and the notice that everybody gets of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('terms_versions')
    .addColumn('id', 'text', primaryKey)
    .addColumn('standing', 'text', (column) => column.unique())
    .$call(required('words', 'text', 'updatedOn', 'effectiveOn'))
    .$call(optional('announcedAt', 'endedAt', 'sendingId'))
    .execute();
  await db.schema
    .alterTable('notification_sendings')
    .addColumn('owed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
