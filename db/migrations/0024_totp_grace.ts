import type { Kysely } from 'kysely';

/** Until when a member of the staff may put the second factor off, outside a demonstration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('admins').addColumn('totpGraceEndsAt', 'text').execute();
}
