import { type Kysely, sql } from 'kysely';

/** What people ask the support, and what is answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('support_tickets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('priority', 'text', (c) =>
      c.notNull().check(sql`"priority" in ('low', 'medium', 'high')`),
    )
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`"status" in ('open', 'in_progress', 'resolved', 'closed')`),
    )
    .addColumn('respondedAt', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('updatedBy', 'text', (c) => c.references('users.id'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('support_tickets_user')
    .on('support_tickets')
    .columns(['userId', 'createdAt', 'id'])
    .execute();
  await db.schema
    .createIndex('support_tickets_status')
    .on('support_tickets')
    .columns(['status', 'createdAt', 'id'])
    .execute();

  await db.schema
    .createTable('support_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('ticketId', 'text', (c) =>
      c.notNull().references('support_tickets.id').onDelete('cascade'),
    )
    .addColumn('senderId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('senderName', 'text', (c) => c.notNull())
    .addColumn('isAdmin', 'integer', (c) => c.notNull().check(sql`"isAdmin" in (0, 1)`))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('support_messages_ticket')
    .on('support_messages')
    .columns(['ticketId', 'id'])
    .execute();

  // A document belongs to a report or to a message; each slot of either holds one.
  await db.schema
    .alterTable('documents')
    .addColumn('messageId', 'text', (c) => c.references('support_messages.id'))
    .execute();
  await db.schema
    .createIndex('documents_message')
    .unique()
    .on('documents')
    .columns(['messageId', 'slot'])
    .execute();
}
