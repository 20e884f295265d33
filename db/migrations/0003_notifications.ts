import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) =>
      c.notNull().check(sql`"type" in ('success', 'warning', 'error', 'admin', 'info')`),
    )
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('priority', 'text', (c) =>
      c.notNull().check(sql`"priority" in ('low', 'normal', 'high', 'urgent')`),
    )
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('read', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('sentBy', 'text')
    .addColumn('sentAt', 'text')
    .addColumn('metadata', 'text')
    .addColumn('deletedAt', 'text')
    .execute();
  await db.schema
    .createIndex('notifications_owner')
    .on('notifications')
    .columns(['userId', 'createdAt', 'id'])
    .execute();
}
