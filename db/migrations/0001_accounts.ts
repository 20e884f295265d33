import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('passwordHash', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('phoneDigits', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('bio', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('avatar', 'text')
    .addColumn('preferences', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull().check(sql`"role" in ('user', 'admin')`))
    .addColumn('status', 'text', (c) =>
      c
        .notNull()
        .defaultTo('active')
        .check(sql`"status" in ('active', 'blocked', 'inactive', 'disabled', 'deleted')`),
    )
    .addColumn('verified', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('isEmailVerified', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('kycStatus', 'text', (c) =>
      c
        .notNull()
        .defaultTo('not_submitted')
        .check(sql`"kycStatus" in ('not_submitted', 'pending', 'approved', 'rejected')`),
    )
    .addColumn('recoveredAmountCents', 'bigint', (c) =>
      c.notNull().defaultTo(0).check(sql`"recoveredAmountCents" >= 0`),
    )
    .addColumn('termsVersion', 'text')
    .addColumn('termsAcceptedAt', 'text')
    .addColumn('adultDeclaredAt', 'text')
    .addColumn('lastLoginAt', 'text')
    .addColumn('verifiedAt', 'text')
    .addColumn('verifiedBy', 'text')
    .addColumn('deletedAt', 'text')
    .addColumn('deletedBy', 'text')
    .addColumn('deletedByEmail', 'text')
    .addColumn('reactivatedAt', 'text')
    .addColumn('reactivatedBy', 'text')
    .addColumn('reactivatedByEmail', 'text')
    .addColumn('statusUpdatedAt', 'text')
    .addColumn('statusUpdatedBy', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  await db.schema
    .createTable('admins')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull().check(sql`"role" = 'admin'`))
    .addColumn('manageReports', 'integer', (c) => c.notNull())
    .addColumn('managePayments', 'integer', (c) => c.notNull())
    .addColumn('manageUsers', 'integer', (c) => c.notNull())
    .addColumn('systemSettings', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('createdBy', 'text')
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('userId').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expiresAt').execute();

  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`"kind" in ('admin_setup', 'password_reset', 'email_verification', 'staff_invitation')`,
        ),
    )
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text')
    .addColumn('usedAt', 'text')
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('requestHash', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['userId', 'key'])
    .execute();

  await db.schema
    .createTable('audit_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actorId', 'text')
    .addColumn('actorEmail', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('objectType', 'text', (c) => c.notNull())
    .addColumn('objectId', 'text', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await db.schema
    .createIndex('audit_events_object')
    .on('audit_events')
    .columns(['objectType', 'objectId', 'at'])
    .execute();
}
