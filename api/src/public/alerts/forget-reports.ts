import type { Transaction } from '@parade/db';
import { forgetInJournal } from '../../platform/audit/forget.ts';

/**
 * Before reports go: drafts made from them may still hold a person's own
 * sentences, and go too. What was published names nobody and stays, without
 * the way back to the report.
 */
export async function forgetReports(trx: Transaction, reportIds: readonly string[]): Promise<void> {
  const made = await trx
    .selectFrom('alerts')
    .select('id')
    .where('reportId', 'in', reportIds)
    .execute();
  await forgetInJournal(
    trx,
    made.map(({ id }) => id),
  );
  await trx
    .deleteFrom('alerts')
    .where('reportId', 'in', reportIds)
    .where('status', 'in', ['pending', 'rejected'])
    .execute();
  await trx
    .updateTable('alerts')
    // The piece by which it was checked may be named by the report.
    .set({ reportId: null, checkedWith: null })
    .where('reportId', 'in', reportIds)
    .execute();
}
