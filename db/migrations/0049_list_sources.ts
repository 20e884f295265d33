import type { Kysely } from 'kysely';
import { oneOf, optional, primaryKey, required } from './schema.ts';

/** Where a list is fetched from again and how often, and what disputes took out for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_sources')
    .addColumn('listId', 'text', (c) =>
      c.$call(primaryKey).references('lists.id').onDelete('cascade'),
    )
    .$call(oneOf('origin', ['folder', 'address']))
    .$call(required('name'))
    .$call(oneOf('refresh', ['never', 'daily', 'weekly', 'monthly']))
    .$call(required('options'))
    .$call(optional('triedAt', 'succeededAt'))
    .$call(required('problem'))
    .execute();
  await db.schema
    .createTable('taken_out_indicators')
    .addColumn('hash', 'text', primaryKey)
    .$call(required('at'))
    .execute();
}
