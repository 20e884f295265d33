import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('fraudType', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('additionalInfo', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('contactInfo', 'text', (c) => c.notNull())
    .addColumn('amountCents', 'bigint', (c) => c.check(sql`"amountCents" >= 0`))
    .addColumn('recoveredAmountCents', 'bigint', (c) =>
      c.notNull().defaultTo(0).check(sql`"recoveredAmountCents" >= 0`),
    )
    .addColumn('status', 'text', (c) =>
      c
        .notNull()
        .defaultTo('pending')
        .check(sql`"status" in ('pending', 'in_progress', 'resolved', 'rejected')`),
    )
    .addColumn('adminNote', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('deletedAt', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('reports_owner')
    .on('reports')
    .columns(['userId', 'createdAt', 'id'])
    .execute();
  await db.schema.createIndex('reports_time').on('reports').columns(['createdAt', 'id']).execute();
  await db.schema
    .createIndex('reports_status')
    .on('reports')
    .columns(['status', 'createdAt', 'id'])
    .execute();

  await db.schema
    .createTable('report_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reportId', 'text', (c) => c.notNull().references('reports.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`"kind" in ('submitted', 'status', 'note', 'status_and_note')`),
    )
    .addColumn('fromStatus', 'text')
    .addColumn('toStatus', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('actorId', 'text', (c) => c.notNull())
    .addColumn('actorName', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('report_history_report')
    .on('report_history')
    .columns(['reportId', 'id'])
    .execute();

  await db.schema
    .createTable('documents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('ownerId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('reportId', 'text', (c) => c.references('reports.id'))
    .addColumn('slot', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('hasCopy', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('attachedAt', 'text')
    .addUniqueConstraint('documents_slot', ['reportId', 'slot'])
    .execute();
  await db.schema
    .createIndex('documents_unattached')
    .on('documents')
    .columns(['attachedAt', 'createdAt'])
    .execute();
}
