import { type Kysely, sql } from 'kysely';
import { index, ofUser, oneOf, optional, primaryKey, required, version } from './schema.ts';

/** What a person and the team write to each other in a report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report_messages')
    .addColumn('id', 'text', primaryKey)
    .addColumn('reportId', 'text', (c) => c.notNull().references('reports.id').onDelete('cascade'))
    .addColumn('senderId', 'text', ofUser)
    .$call(required('senderName'))
    .$call(oneOf('side', ['owner', 'team']))
    .addColumn('question', 'integer', (c) => c.notNull().check(sql`"question" in (0, 1)`))
    .$call(required('message', 'at'))
    .execute();
  await index(db, 'report_messages', 'report', 'reportId', 'id');

  await db.schema
    .createTable('report_conversations')
    .addColumn('reportId', 'text', (c) =>
      c.primaryKey().references('reports.id').onDelete('cascade'),
    )
    .addColumn('waits', 'integer', (c) => c.notNull().defaultTo(0).check(sql`"waits" in (0, 1)`))
    .$call(optional('ownerReadAt', 'teamReadAt'))
    .addColumn('version', 'integer', version)
    .execute();
  await db.schema
    .createIndex('report_conversations_waiting')
    .on('report_conversations')
    .column('reportId')
    .where(sql.ref('waits'), '=', sql.lit(1))
    .execute();

  await db.schema
    .alterTable('documents')
    .addColumn('reportMessageId', 'text', (c) => c.references('report_messages.id'))
    .execute();
  await db.schema
    .createIndex('documents_report_message')
    .unique()
    .on('documents')
    .columns(['reportMessageId', 'slot'])
    .execute();

  await db.schema
    .alterTable('support_tickets')
    .addColumn('movedTo', 'text', (c) => c.references('reports.id').onDelete('set null'))
    .execute();
  await index(db, 'support_tickets', 'moved', 'movedTo');
}
