import { type Kysely, sql } from 'kysely';

/** Since when the file of a document is known to be missing or damaged; hardly any ever is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('documents').addColumn('lostAt', 'text').execute();
  await db.schema
    .createIndex('documents_lost')
    .on('documents')
    .column('lostAt')
    .where(sql.ref('lostAt'), 'is not', null)
    .execute();
}
