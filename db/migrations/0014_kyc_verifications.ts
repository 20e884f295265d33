import { type Kysely, sql } from 'kysely';

/** Who a person says they are, with a photo of their paper, and what staff said to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kyc_verifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('fullName', 'text', (c) => c.notNull())
    .addColumn('dateOfBirth', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('idNumber', 'text', (c) => c.notNull())
    // The request names its photos: a correction may show those of an earlier one again.
    .addColumn('idFrontId', 'text', (c) => c.notNull().references('documents.id'))
    .addColumn('idBackId', 'text', (c) => c.references('documents.id'))
    .addColumn('uploadMethod', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().defaultTo('pending').check(sql`"status" in ('pending', 'approved', 'rejected')`),
    )
    .addColumn('notes', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('submittedAt', 'text', (c) => c.notNull())
    .addColumn('reviewedAt', 'text')
    .addColumn('reviewedBy', 'text', (c) => c.references('users.id'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('kyc_verifications_user')
    .on('kyc_verifications')
    .columns(['userId', 'submittedAt', 'id'])
    .execute();
  await db.schema
    .createIndex('kyc_verifications_status')
    .on('kyc_verifications')
    .columns(['status', 'submittedAt', 'id'])
    .execute();
  // Two forms sent at the same time make one request.
  await db.schema
    .createIndex('kyc_verifications_one_pending')
    .unique()
    .on('kyc_verifications')
    .column('userId')
    .where(sql.ref('status'), '=', sql.lit('pending'))
    .execute();
}
