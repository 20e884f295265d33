import type { Kysely } from 'kysely';

/** Until when whoever builds a publication holds it: they move it on while they are at work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publications').addColumn('heldUntil', 'text').execute();
}
