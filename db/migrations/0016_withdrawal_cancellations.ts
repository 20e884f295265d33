import { type Kysely, sql } from 'kysely';

/** When its owner took a request back; the three statuses stay what the specification has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('withdrawals')
    .addColumn('cancelledAt', 'text', (c) =>
      c.check(sql`"cancelledAt" is null or "status" = 'rejected'`),
    )
    .execute();
}
