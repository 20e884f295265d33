import { type Kysely, sql } from 'kysely';

/** Names without accents and in lower case: what a search for a recipient compares. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('nameFolded', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`select "id", "name" from "users"`.execute(db);
  for (const { id, name } of rows) {
    const folded = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    await sql`update "users" set "nameFolded" = ${folded} where "id" = ${id}`.execute(db);
  }
}
