import type { Kysely } from 'kysely';
import { index, oneOf, optional, primaryKey, required } from './schema.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_settings_history')
    .addColumn('version', 'integer', primaryKey)
    .$call(required('at'))
    .$call(optional('authorId'))
    .$call(required('authorName'))
    .addColumn('restoredFrom', 'integer')
    .$call(required('document'))
    .execute();

  await db.schema
    .createTable('publications')
    .addColumn('id', 'text', primaryKey)
    .$call(oneOf('state', ['waiting', 'building', 'published', 'failed']))
    .$call(required('cause', 'requestedAt', 'requestedBy'))
    .$call(optional('startedAt', 'finishedAt'))
    .addColumn('settingsVersion', 'integer')
    .$call(optional('content', 'problem'))
    .execute();
  await index(db, 'publications', 'state', 'state');

  // What a person accepted: the text of a legal page, under the hash of its words.
  await db.schema
    .createTable('legal_texts')
    .addColumn('id', 'text', primaryKey)
    .$call(required('page', 'text', 'firstShownAt', 'lastShownAt'))
    .execute();
  await db.schema.alterTable('users').addColumn('termsTextId', 'text').execute();
}
