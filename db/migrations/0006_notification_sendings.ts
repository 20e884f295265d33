import type { Kysely } from 'kysely';
import { index, integers, optional, primaryKey, required } from './schema.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notification_sendings')
    .addColumn('id', 'text', primaryKey)
    .$call(required('userId', 'type', 'title', 'message', 'priority', 'sentBy', 'senderName'))
    .$call(required('createdAt'))
    .$call(integers('total'))
    .addColumn('done', 'integer', (c) => c.notNull().defaultTo(0))
    .$call(optional('lastUserId', 'finishedAt'))
    .execute();
  await index(db, 'notification_sendings', 'time', 'createdAt', 'id');
  await db.schema.alterTable('notifications').addColumn('sendingId', 'text').execute();
  await index(db, 'notifications', 'sending', 'sendingId', 'read');
  await index(db, 'notifications', 'unread', 'userId', 'read');
}
