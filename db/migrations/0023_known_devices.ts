import type { Kysely } from 'kysely';
import { index, required, withUser } from './schema.ts';

/** Browsers that signed in to an account before: what others do at its doors does not hold them up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_devices')
    .$call(required('hash'))
    .addColumn('userId', 'text', withUser)
    .$call(required('usedAt'))
    .addPrimaryKeyConstraint('known_devices_once', ['hash', 'userId'])
    .execute();
  await index(db, 'known_devices', 'user', 'userId');
}
