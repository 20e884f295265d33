import { type Kysely, sql } from 'kysely';
import { index } from './schema.ts';

/** How much the documents of an account take, with the copies that are shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('documents')
    .addColumn('copySize', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  // Nobody wrote it down before; a copy is about as large as what it was drawn from.
  await sql`update "documents" set "copySize" = "size" where "hasCopy" = 1`.execute(db);
  await index(db, 'documents', 'owner', 'ownerId');
}
