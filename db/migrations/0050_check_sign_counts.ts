import type { Kysely } from 'kysely';
import { integers, required } from './schema.ts';

/** In how many checked texts of a day each sign was found, and nothing else of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('check_sign_counts')
    .$call(required('day', 'sign'))
    .$call(integers('count'))
    .addPrimaryKeyConstraint('check_sign_counts_pk', ['day', 'sign'])
    .execute();
}
