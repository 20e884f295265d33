import type { Kysely } from 'kysely';

/** What a contract, an alert and a decision must say: by when, by which lawyer; who checked it, how and with what; on which ground. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['deliveryPeriod', 'lawyer']) {
    await db.schema.alterTable('contracts').addColumn(column, 'text').execute();
  }
  for (const column of ['checkedHow', 'checkedWith', 'checkedOn', 'checkedById', 'checkedByName']) {
    await db.schema.alterTable('alerts').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('disputes').addColumn('ground', 'text').execute();
}
