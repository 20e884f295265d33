import type { Kysely } from 'kysely';
import { index, oneOf, optional, primaryKey, required, withUser } from './schema.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', primaryKey)
    .addColumn('userId', 'text', withUser)
    .$call(oneOf('type', ['success', 'warning', 'error', 'admin', 'info']))
    .$call(required('title', 'message'))
    .$call(oneOf('priority', ['low', 'normal', 'high', 'urgent']))
    .$call(required('category'))
    .addColumn('read', 'integer', (c) => c.notNull().defaultTo(0))
    .$call(required('createdAt', 'updatedAt'))
    .$call(optional('sentBy', 'sentAt', 'metadata', 'deletedAt'))
    .execute();
  await index(db, 'notifications', 'owner', 'userId', 'createdAt', 'id');
}
