import type { Kysely } from 'kysely';
import { primaryKey, required } from './schema.ts';

/** The call in which somebody of the team noted a report for a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report_calls')
    .addColumn('reportId', 'text', (c) =>
      c.$call(primaryKey).references('reports.id').onDelete('cascade'),
    )
    .$call(required('staffId', 'staffName', 'at', 'calledAt'))
    .$call(required('callerName', 'callerContact', 'trustedName'))
    .execute();
}
