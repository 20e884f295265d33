import type { Kysely } from 'kysely';
import { index, integers, oneOf, optional, primaryKey, required, version } from './schema.ts';

/** What a case has lost, payment by payment, and who was on the other side. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('losses')
    .addColumn('id', 'text', primaryKey)
    .addColumn('reportId', 'text', (c) => c.notNull().references('reports.id').onDelete('cascade'))
    .$call(integers('place'))
    .$call(optional('paidOn'))
    .addColumn('amountCents', 'bigint')
    .$call(optional('foreignAmount'))
    .$call(required('currency'))
    .$call(optional('means'))
    .$call(oneOf('authorised', ['yes', 'no', 'unknown']))
    .$call(required('ownBank', 'beneficiary', 'account', 'country', 'statementLabel'))
    .$call(required('transactionHash', 'createdAt', 'updatedAt'))
    .addColumn('version', 'integer', version)
    .execute();
  await index(db, 'losses', 'report', 'reportId', 'place', 'id');

  await db.schema
    .createTable('counterparties')
    .addColumn('id', 'text', primaryKey)
    .addColumn('reportId', 'text', (c) => c.notNull().references('reports.id').onDelete('cascade'))
    .$call(integers('place'))
    .$call(required('kind', 'typed', 'value', 'valueHash'))
    .$call(oneOf('source', ['story', 'person', 'team']))
    .$call(required('createdAt', 'updatedAt'))
    .addColumn('version', 'integer', version)
    .execute();
  await db.schema
    .createIndex('counterparties_once')
    .unique()
    .on('counterparties')
    .columns(['reportId', 'valueHash'])
    .execute();
  await index(db, 'counterparties', 'value', 'valueHash');
}
