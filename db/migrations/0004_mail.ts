import type { Kysely } from 'kysely';
import { index, integers, optional, primaryKey, required } from './schema.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', primaryKey)
    .$call(required('to', 'subject', 'text', 'html', 'createdAt', 'nextAttemptAt'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .$call(optional('sentAt', 'failedAt', 'lastError'))
    .execute();
  await index(db, 'mail_outbox', 'due', 'sentAt', 'failedAt', 'nextAttemptAt');

  await db.schema
    .createTable('site_settings')
    .addColumn('id', 'text', primaryKey)
    .$call(required('document'))
    .$call(integers('version'))
    .$call(required('updatedAt'))
    .$call(optional('updatedBy'))
    .execute();
}
