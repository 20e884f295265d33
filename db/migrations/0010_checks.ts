import { type Kysely, sql } from 'kysely';

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
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('alertId', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`"status" in ('unconfirmed', 'open', 'upheld', 'dismissed')`),
    )
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('tokenHash', 'text', (c) => c.unique())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('confirmedAt', 'text')
    .addColumn('dueAt', 'text')
    .addColumn('answer', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('answeredAt', 'text')
    .addColumn('answeredBy', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('disputes_alert')
    .on('disputes')
    .columns(['alertId', 'status'])
    .execute();
  await db.schema.createIndex('disputes_due').on('disputes').columns(['status', 'dueAt']).execute();

  await db.schema
    .createTable('lists')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('adapter', 'text', (c) => c.notNull())
    .addColumn('sourceUrl', 'text', (c) => c.notNull())
    .addColumn('licence', 'text', (c) => c.notNull())
    .addColumn('asOf', 'text', (c) => c.notNull())
    .addColumn('importedAt', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('entryCount', 'integer', (c) => c.notNull())
    .addColumn('badLines', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('list_entries')
    .addColumn('kind', 'text', (c) => c.notNull().check(KINDS))
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('listId', 'text', (c) => c.notNull().references('lists.id').onDelete('cascade'))
    .addColumn('category', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('firstSeenAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('list_entries_once', ['kind', 'value', 'listId'])
    .execute();
  await db.schema.createIndex('list_entries_list').on('list_entries').column('listId').execute();
}
