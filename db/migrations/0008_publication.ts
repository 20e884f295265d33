import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_settings_history')
    .addColumn('version', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('authorId', 'text')
    .addColumn('authorName', 'text', (c) => c.notNull())
    .addColumn('restoredFrom', 'integer')
    .addColumn('document', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('publications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`"state" in ('waiting', 'building', 'published', 'failed')`),
    )
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('requestedAt', 'text', (c) => c.notNull())
    .addColumn('requestedBy', 'text', (c) => c.notNull())
    .addColumn('startedAt', 'text')
    .addColumn('finishedAt', 'text')
    .addColumn('settingsVersion', 'integer')
    .addColumn('content', 'text')
    .addColumn('problem', 'text')
    .execute();
  await db.schema.createIndex('publications_state').on('publications').columns(['state']).execute();

  // What a person accepted: the text of a legal page, under the hash of its words.
  await db.schema
    .createTable('legal_texts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('firstShownAt', 'text', (c) => c.notNull())
    .addColumn('lastShownAt', 'text', (c) => c.notNull())
    .execute();
  await db.schema.alterTable('users').addColumn('termsTextId', 'text').execute();
}
