import { type Kysely, sql } from 'kysely';

/** A decided identity request outlives its photos: the front one may be missing, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('kyc_verifications');
  await table()
    .addColumn('frontId', 'text', (c) => c.references('documents.id'))
    .execute();
  await sql`update kyc_verifications set "frontId" = "idFrontId"`.execute(db);
  await table().dropColumn('idFrontId').execute();
  await table().renameColumn('frontId', 'idFrontId').execute();
}
