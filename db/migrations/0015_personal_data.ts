import { type Kysely, sql } from 'kysely';

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
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`"status" in ('preparing', 'ready', 'failed')`),
    )
    .addColumn('size', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('nextAttemptAt', 'text', (c) => c.notNull())
    .addColumn('requestedAt', 'text', (c) => c.notNull())
    .addColumn('readyAt', 'text')
    .addColumn('expiresAt', 'text')
    .execute();
  await db.schema
    .createIndex('exports_user')
    .on('exports')
    .columns(['userId', 'requestedAt'])
    .execute();
  await db.schema
    .createIndex('exports_one_preparing')
    .unique()
    .on('exports')
    .column('userId')
    .where(sql.ref('status'), '=', sql.lit('preparing'))
    .execute();

  await db.schema
    .createTable('retention_runs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('trial', 'removal')`))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`"state" in ('running', 'done', 'stopped', 'failed')`),
    )
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('finishedAt', 'text')
    // A calendar day, unique: only one of several processes does the work of that day.
    .addColumn('scheduledOn', 'text', (c) => c.unique())
    // Null for the schedule.
    .addColumn('startedBy', 'text', (c) => c.references('users.id'))
    .addColumn('outcome', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('retention_runs_one_running')
    .unique()
    .on('retention_runs')
    .column('state')
    .where(sql.ref('state'), '=', sql.lit('running'))
    .execute();
  await db.schema
    .createIndex('retention_runs_time')
    .on('retention_runs')
    .columns(['at', 'id'])
    .execute();
}
