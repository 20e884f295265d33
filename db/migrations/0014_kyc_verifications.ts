import type { Kysely } from 'kysely';
import {
  index,
  ofUser,
  onceWhere,
  oneOf,
  optional,
  primaryKey,
  required,
  version,
} from './schema.ts';

/** Who a person says they are, with a photo of their paper, and what staff said to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kyc_verifications')
    .addColumn('id', 'text', primaryKey)
    .addColumn('userId', 'text', ofUser)
    .$call(required('fullName', 'dateOfBirth', 'address', 'idNumber'))
    // The request names its photos: a correction may show those of an earlier one again.
    .addColumn('idFrontId', 'text', (c) => c.notNull().references('documents.id'))
    .addColumn('idBackId', 'text', (c) => c.references('documents.id'))
    .$call(required('uploadMethod'))
    .$call(oneOf('status', ['pending', 'approved', 'rejected'], 'pending'))
    .addColumn('notes', 'text', (c) => c.notNull().defaultTo(''))
    .$call(required('submittedAt'))
    .$call(optional('reviewedAt'))
    .addColumn('reviewedBy', 'text', (c) => c.references('users.id'))
    .addColumn('version', 'integer', version)
    .execute();
  await index(db, 'kyc_verifications', 'user', 'userId', 'submittedAt', 'id');
  await index(db, 'kyc_verifications', 'status', 'status', 'submittedAt', 'id');
  // Two forms sent at the same time make one request.
  await onceWhere(db, 'kyc_verifications', 'one_pending', 'userId', ['status', 'pending']);
}
