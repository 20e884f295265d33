import type { Kysely } from 'kysely';
import { index, oneOf, primaryKey, required } from './schema.ts';

/** What a person was given when they sent a report, and when they added pieces to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receipts')
    .addColumn('id', 'text', primaryKey)
    .addColumn('reportId', 'text', (c) => c.notNull().references('reports.id').onDelete('cascade'))
    .$call(oneOf('kind', ['receipt', 'addendum']))
    .addColumn('number', 'integer', (c) => c.notNull())
    .$call(required('at', 'content'))
    .addUniqueConstraint('receipts_number', ['reportId', 'kind', 'number'])
    .execute();
  await index(db, 'receipts', 'report', 'reportId', 'id');
}
