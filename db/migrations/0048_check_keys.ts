import type { Kysely } from 'kysely';
import { integers, optional, primaryKey, required, version } from './schema.ts';

/** Keys with which partners check more than a visitor may, and how often each was used on a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('check_keys')
    .addColumn('id', 'text', primaryKey)
    .$call(required('partner', 'contact', 'prefix'))
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .$call(integers('perMinute', 'perDay'))
    .$call(required('createdAt', 'createdBy'))
    .$call(optional('revokedAt', 'revokedBy'))
    .addColumn('version', 'integer', version)
    .execute();
  await db.schema
    .createTable('check_key_days')
    .addColumn('keyId', 'text', (c) => c.notNull().references('check_keys.id').onDelete('cascade'))
    .$call(required('day'))
    .$call(integers('uses'))
    .addPrimaryKeyConstraint('check_key_days_pk', ['keyId', 'day'])
    .execute();
}
