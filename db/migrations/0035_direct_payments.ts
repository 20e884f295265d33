import type { Kysely } from 'kysely';

/** Tells sums that were paid to a person directly from those that stand on their balance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('ledger_entries')
    .addColumn('paidDirectly', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
