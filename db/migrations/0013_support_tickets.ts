import { type Kysely, sql } from 'kysely';
import { index, ofUser, oneOf, optional, primaryKey, required, version } from './schema.ts';

/** What people ask the support, and what is answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('support_tickets')
    .addColumn('id', 'text', primaryKey)
    .addColumn('userId', 'text', ofUser)
    .$call(required('subject'))
    .$call(oneOf('priority', ['low', 'medium', 'high']))
    .$call(oneOf('status', ['open', 'in_progress', 'resolved', 'closed']))
    .$call(optional('respondedAt'))
    .$call(required('createdAt', 'updatedAt'))
    .addColumn('updatedBy', 'text', (c) => c.references('users.id'))
    .addColumn('version', 'integer', version)
    .execute();
  await index(db, 'support_tickets', 'user', 'userId', 'createdAt', 'id');
  await index(db, 'support_tickets', 'status', 'status', 'createdAt', 'id');

  await db.schema
    .createTable('support_messages')
    .addColumn('id', 'text', primaryKey)
    .addColumn('ticketId', 'text', (c) =>
      c.notNull().references('support_tickets.id').onDelete('cascade'),
    )
    .addColumn('senderId', 'text', ofUser)
    .$call(required('senderName'))
    .addColumn('isAdmin', 'integer', (c) => c.notNull().check(sql`"isAdmin" in (0, 1)`))
    .$call(required('message', 'at'))
    .execute();
  await index(db, 'support_messages', 'ticket', 'ticketId', 'id');

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
