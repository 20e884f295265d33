import { type Kysely, sql } from 'kysely';
import {
  index,
  integers,
  oneOf,
  optional,
  primaryKey,
  required,
  version,
  withUser,
} from './schema.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', primaryKey)
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .$call(required('passwordHash', 'name', 'phone', 'phoneDigits', 'address'))
    .addColumn('bio', 'text', (c) => c.notNull().defaultTo(''))
    .$call(optional('avatar'))
    .$call(required('preferences'))
    .$call(oneOf('role', ['user', 'admin']))
    .$call(oneOf('status', ['active', 'blocked', 'inactive', 'disabled', 'deleted'], 'active'))
    .addColumn('verified', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('isEmailVerified', 'integer', (c) => c.notNull().defaultTo(0))
    .$call(
      oneOf('kycStatus', ['not_submitted', 'pending', 'approved', 'rejected'], 'not_submitted'),
    )
    .addColumn('recoveredAmountCents', 'bigint', (c) =>
      c.notNull().defaultTo(0).check(sql`"recoveredAmountCents" >= 0`),
    )
    .$call(optional('termsVersion', 'termsAcceptedAt', 'adultDeclaredAt', 'lastLoginAt'))
    .$call(optional('verifiedAt', 'verifiedBy', 'deletedAt', 'deletedBy', 'deletedByEmail'))
    .$call(optional('reactivatedAt', 'reactivatedBy', 'reactivatedByEmail', 'statusUpdatedAt'))
    .$call(optional('statusUpdatedBy'))
    .$call(required('createdAt', 'updatedAt'))
    .addColumn('version', 'integer', version)
    .execute();

  await db.schema
    .createTable('admins')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .$call(required('email', 'name'))
    .addColumn('role', 'text', (c) => c.notNull().check(sql`"role" = 'admin'`))
    .$call(integers('manageReports', 'managePayments', 'manageUsers', 'systemSettings'))
    .$call(required('createdAt'))
    .$call(optional('createdBy'))
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', primaryKey)
    .addColumn('userId', 'text', withUser)
    .$call(required('createdAt', 'expiresAt'))
    .execute();
  await index(db, 'sessions', 'user', 'userId');
  await index(db, 'sessions', 'expiry', 'expiresAt');

  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', primaryKey)
    .$call(
      oneOf('kind', ['admin_setup', 'password_reset', 'email_verification', 'staff_invitation']),
    )
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .$call(required('createdAt'))
    .$call(optional('expiresAt', 'usedAt'))
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', primaryKey)
    .$call(integers('points'))
    .$call(required('expiresAt'))
    .execute();

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('userId', 'text', withUser)
    .$call(required('key', 'requestHash', 'answer', 'createdAt'))
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['userId', 'key'])
    .execute();

  await db.schema
    .createTable('audit_events')
    .addColumn('id', 'text', primaryKey)
    .$call(required('at'))
    .$call(optional('actorId', 'actorEmail'))
    .$call(required('action', 'objectType', 'objectId'))
    .$call(optional('before', 'after'))
    .execute();
  await index(db, 'audit_events', 'object', 'objectType', 'objectId', 'at');
}
