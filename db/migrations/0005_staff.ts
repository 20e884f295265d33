import { type Kysely, sql } from 'kysely';
import { index } from './schema.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const admins = () => db.schema.alterTable('admins');
  await admins().addColumn('totpSecret', 'text').execute();
  await admins().addColumn('totpEnabledAt', 'text').execute();
  await admins().addColumn('totpLastStep', 'bigint').execute();
  await admins()
    .addColumn('recoveryCodes', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await admins().addColumn('acceptedAt', 'text').execute();
  await admins()
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  // Whoever was staff before there were invitations is no longer invited.
  await sql`update "admins" set "acceptedAt" = "createdAt"`.execute(db);

  await index(db, 'users', 'time', 'role', 'createdAt', 'id');
  await index(db, 'audit_events', 'time', 'at', 'id');
  await index(db, 'audit_events', 'actor', 'actorId', 'at');
}
