import { type Kysely, sql } from 'kysely';
import {
  index,
  integers,
  ofUser,
  oneOf,
  optional,
  primaryKey,
  required,
  version,
} from './schema.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', primaryKey)
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', ofUser)
    .$call(required('title', 'fraudType', 'description', 'additionalInfo', 'date', 'location'))
    .$call(required('contactInfo'))
    .addColumn('amountCents', 'bigint', (c) => c.check(sql`"amountCents" >= 0`))
    .addColumn('recoveredAmountCents', 'bigint', (c) =>
      c.notNull().defaultTo(0).check(sql`"recoveredAmountCents" >= 0`),
    )
    .$call(oneOf('status', ['pending', 'in_progress', 'resolved', 'rejected'], 'pending'))
    .addColumn('adminNote', 'text', (c) => c.notNull().defaultTo(''))
    .$call(required('createdAt', 'updatedAt'))
    .$call(optional('deletedAt'))
    .addColumn('version', 'integer', version)
    .execute();
  await index(db, 'reports', 'owner', 'userId', 'createdAt', 'id');
  await index(db, 'reports', 'time', 'createdAt', 'id');
  await index(db, 'reports', 'status', 'status', 'createdAt', 'id');

  await db.schema
    .createTable('report_history')
    .addColumn('id', 'text', primaryKey)
    .addColumn('reportId', 'text', (c) => c.notNull().references('reports.id').onDelete('cascade'))
    .$call(required('at'))
    .$call(oneOf('kind', ['submitted', 'status', 'note', 'status_and_note']))
    .$call(optional('fromStatus'))
    .$call(required('toStatus'))
    .$call(optional('note'))
    .$call(required('actorId', 'actorName'))
    .execute();
  await index(db, 'report_history', 'report', 'reportId', 'id');

  await db.schema
    .createTable('documents')
    .addColumn('id', 'text', primaryKey)
    .addColumn('ownerId', 'text', ofUser)
    .addColumn('reportId', 'text', (c) => c.references('reports.id'))
    .$call(optional('slot'))
    .$call(required('name', 'type'))
    .addColumn('size', 'bigint', (c) => c.notNull())
    .$call(required('sha256'))
    .$call(integers('hasCopy'))
    .$call(required('createdAt'))
    .$call(optional('attachedAt'))
    .addUniqueConstraint('documents_slot', ['reportId', 'slot'])
    .execute();
  await index(db, 'documents', 'unattached', 'attachedAt', 'createdAt');
}
