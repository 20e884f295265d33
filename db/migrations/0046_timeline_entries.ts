import type { Kysely } from 'kysely';
import { index, integers, primaryKey, required, version } from './schema.ts';

/** What happened on a day of a case, in its owner's own words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('timeline_entries')
    .addColumn('id', 'text', primaryKey)
    .addColumn('reportId', 'text', (c) => c.notNull().references('reports.id').onDelete('cascade'))
    .$call(required('day'))
    .$call(integers('approximate'))
    .$call(required('text', 'createdAt', 'updatedAt'))
    .addColumn('version', 'integer', version)
    .execute();
  await index(db, 'timeline_entries', 'report', 'reportId', 'id');
}
