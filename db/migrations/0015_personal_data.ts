import { type Kysely, sql } from 'kysely';
import { index, ofUser, onceWhere, oneOf, optional, primaryKey, required } from './schema.ts';

/** What a person decides about their own data, and what time decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const users = () => db.schema.alterTable('users');
  const flags = {
    wantsPush: 1,
    wantsEmails: 1,
    wantsSms: 0,
    wantsReportUpdates: 1,
    wantsMarketing: 0,
  };
  // One column each in place of a JSON text: a sending asks the database who wants it.
  for (const [name, start] of Object.entries(flags)) {
    await users()
      .addColumn(name, 'integer', (c) =>
        c
          .notNull()
          .defaultTo(start)
          .check(sql`${sql.ref(name)} in (0, 1)`),
      )
      .execute();
  }
  const off = (key: string) => sql.lit(`%"${key}":false%`);
  await sql`update "users" set
    "wantsPush" = case when "preferences" like ${off('notifications')} then 0 else 1 end,
    "wantsEmails" = case when "preferences" like ${off('emailAlerts')} then 0 else 1 end`.execute(
    db,
  );
  await users().dropColumn('preferences').execute();
  await users().addColumn('erasedAt', 'text').execute();

  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  await db.schema
    .alterTable('notification_sendings')
    .addColumn('purpose', 'text', (c) =>
      c.notNull().defaultTo('service').check(sql`"purpose" in ('service', 'marketing')`),
    )
    .execute();

  await db.schema
    .createTable('exports')
    .addColumn('id', 'text', primaryKey)
    .addColumn('userId', 'text', ofUser)
    .$call(oneOf('status', ['preparing', 'ready', 'failed']))
    .addColumn('size', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .$call(required('nextAttemptAt', 'requestedAt'))
    .$call(optional('readyAt', 'expiresAt'))
    .execute();
  await index(db, 'exports', 'user', 'userId', 'requestedAt');
  await onceWhere(db, 'exports', 'one_preparing', 'userId', ['status', 'preparing']);

  await db.schema
    .createTable('retention_runs')
    .addColumn('id', 'text', primaryKey)
    .$call(oneOf('kind', ['trial', 'removal']))
    .$call(oneOf('state', ['running', 'done', 'stopped', 'failed']))
    .$call(required('at'))
    .$call(optional('finishedAt'))
    // A calendar day, unique: only one of several processes does the work of that day.
    .addColumn('scheduledOn', 'text', (c) => c.unique())
    // Null for the schedule.
    .addColumn('startedBy', 'text', (c) => c.references('users.id'))
    .$call(required('outcome'))
    .execute();
  await onceWhere(db, 'retention_runs', 'one_running', 'state', ['state', 'running']);
  await index(db, 'retention_runs', 'time', 'at', 'id');
}
