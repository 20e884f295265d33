import type { Kysely } from 'kysely';
import { integers, optional, primaryKey, required } from './schema.ts';

/** What each probe of the work last read, and how many checks were answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('probes')
    .addColumn('name', 'text', primaryKey)
    .addColumn('value', 'double precision')
    .addColumn('min', 'double precision')
    .addColumn('max', 'double precision')
    .$call(required('at'))
    .$call(optional('outsideSince'))
    .execute();
  await db.schema
    .createTable('check_counts')
    .addColumn('id', 'text', primaryKey)
    .$call(required('at'))
    .$call(integers('answered', 'failed'))
    .execute();
}
