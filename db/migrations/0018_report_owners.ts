import { type Kysely, sql } from 'kysely';
import { runAfter } from '../dialect.ts';

/** Whose a report is stands on it too, for the orders in which no index of two tables can be walked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['ownerEmail', 'ownerName']) {
    await db.schema
      .alterTable('reports')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
  const copy = sql`update "reports" set "ownerEmail" = "users"."email", "ownerName" = "users"."nameFolded"
    from "users" where "users"."id" = "reports"."userId"`;
  await copy.execute(db);
  // A report that is restored brings its own.
  await runAfter(
    db,
    'reports_owner_read',
    sql`insert on "reports"`,
    sql`${copy} and "reports"."id" = new."id" and "reports"."ownerEmail" = ''`,
  );
  await runAfter(
    db,
    'reports_owner_followed',
    sql`update of "email", "nameFolded" on "users"`,
    sql`${copy} and "reports"."userId" = new."id"
      and ("reports"."ownerEmail" <> new."email" or "reports"."ownerName" <> new."nameFolded")`,
  );
  for (const [sort, column] of [
    ['owner_email', 'ownerEmail'],
    ['owner_name', 'ownerName'],
  ] as const) {
    await sql`create index ${sql.ref(`reports_by_${sort}`)} on "reports"
      (${sql.ref(column)}, "id", "status", "fraudType", "userId", "deletedAt")
      where "deletedAt" is null`.execute(db);
  }
}
