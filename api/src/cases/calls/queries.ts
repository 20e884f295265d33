import type { DbOrTrx } from '@parade/db';

/** The calls in which reports were noted; none for what a person filed. */
export const callsOf = async (db: DbOrTrx, reportIds: readonly string[]) =>
  reportIds.length === 0
    ? []
    : db.selectFrom('report_calls').selectAll().where('reportId', 'in', reportIds).execute();
