import { type Kysely, sql } from 'kysely';
import { index, integers, oneOf, optional, primaryKey, required, version } from './schema.ts';

const KINDS = sql`"kind" in ('domain', 'url', 'email', 'phone', 'iban', 'wallet', 'company')`;

/** Disputes about alerts, and the public lists that checks are compared with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('alerts').addColumn('contestedAt', 'text').execute();
  await db.schema.alterTable('alerts').addColumn('reportId', 'text').execute();
  await db.schema.alterTable('alert_indicators').addColumn('suspendedAt', 'text').execute();
  await db.schema
    .createIndex('alerts_report')
    .on('alerts')
    .column('reportId')
    .where(sql<boolean>`"reportId" is not null`)
    .execute();
  // For the back office. Public alerts are left out, or SQLite would search by it and sort.
  await db.schema
    .createIndex('alerts_not_public')
    .on('alerts')
    .columns(['status', 'position'])
    .where(sql<boolean>`"status" <> 'verified'`)
    .execute();

  await db.schema
    .createTable('disputes')
    .addColumn('id', 'text', primaryKey)
    .addColumn('alertId', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .$call(oneOf('status', ['unconfirmed', 'open', 'upheld', 'dismissed']))
    .$call(required('email', 'role', 'message'))
    .addColumn('tokenHash', 'text', (c) => c.unique())
    .$call(required('createdAt'))
    .$call(optional('confirmedAt', 'dueAt'))
    .addColumn('answer', 'text', (c) => c.notNull().defaultTo(''))
    .$call(optional('answeredAt', 'answeredBy'))
    .addColumn('version', 'integer', version)
    .execute();
  await index(db, 'disputes', 'alert', 'alertId', 'status');
  await index(db, 'disputes', 'due', 'status', 'dueAt');

  await db.schema
    .createTable('lists')
    .addColumn('id', 'text', primaryKey)
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .$call(required('title', 'adapter', 'sourceUrl', 'licence', 'asOf', 'importedAt', 'sha256'))
    .$call(integers('entryCount', 'badLines'))
    .execute();
  await db.schema
    .createTable('list_entries')
    .addColumn('kind', 'text', (c) => c.notNull().check(KINDS))
    .$call(required('value'))
    .addColumn('listId', 'text', (c) => c.notNull().references('lists.id').onDelete('cascade'))
    .addColumn('category', 'text', (c) => c.notNull().defaultTo(''))
    .$call(required('firstSeenAt'))
    .addPrimaryKeyConstraint('list_entries_once', ['kind', 'value', 'listId'])
    .execute();
  await index(db, 'list_entries', 'list', 'listId');
}
