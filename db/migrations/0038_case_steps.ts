import { type Kysely, sql } from 'kysely';
import { index, optional, primaryKey, required } from './schema.ts';

/** What the plan of a report is read from, and what there is to do in a case, ticked off with the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['situation', 'answers', 'catalogueVersion']) {
    await db.schema.alterTable('reports').addColumn(column, 'text').execute();
  }
  await db.schema
    .alterTable('reports')
    .addColumn('reminders', 'integer', (c) =>
      c.notNull().defaultTo(1).check(sql`"reminders" in (0, 1)`),
    )
    .execute();

  await db.schema
    .createTable('steps')
    .addColumn('id', 'text', primaryKey)
    .addColumn('reportId', 'text', (c) => c.notNull().references('reports.id').onDelete('cascade'))
    .$call(required('key'))
    .addColumn('payment', 'integer')
    .$call(required('label'))
    .$call(optional('dueOn'))
    .addColumn('kind', 'text', (c) => c.check(sql`"kind" in ('law', 'scheme', 'advice')`))
    .$call(optional('doneOn'))
    .addColumn('doneBy', 'text', (c) => c.check(sql`"doneBy" in ('owner', 'team')`))
    .$call(optional('remindedAt'))
    .execute();
  await index(db, 'steps', 'report', 'reportId', 'id');
  await index(db, 'steps', 'due', 'dueOn');
}
