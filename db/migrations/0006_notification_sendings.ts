import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notification_sendings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('priority', 'text', (c) => c.notNull())
    .addColumn('sentBy', 'text', (c) => c.notNull())
    .addColumn('senderName', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lastUserId', 'text')
    .addColumn('finishedAt', 'text')
    .execute();
  await db.schema
    .createIndex('notification_sendings_time')
    .on('notification_sendings')
    .columns(['createdAt', 'id'])
    .execute();
  await db.schema.alterTable('notifications').addColumn('sendingId', 'text').execute();
  await db.schema
    .createIndex('notifications_sending')
    .on('notifications')
    .columns(['sendingId', 'read'])
    .execute();
  await db.schema
    .createIndex('notifications_unread')
    .on('notifications')
    .columns(['userId', 'read'])
    .execute();
}
