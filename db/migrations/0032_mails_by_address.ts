import type { Kysely } from 'kysely';
import { index } from './schema.ts';

/** Counts the mails of a day to an address without reading those to all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await index(db, 'mail_outbox', 'address', 'to', 'createdAt');
}
