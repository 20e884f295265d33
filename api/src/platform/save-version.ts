import type { Tables } from '@parade/db';
import type { Updateable } from 'kysely';
import { AppError } from './errors.ts';
import type { UnitOfWork } from './unit.ts';

/** Tables whose records are edited by who read them. */
type Edited =
  | 'reports'
  | 'losses'
  | 'counterparties'
  | 'timeline_entries'
  | 'support_tickets'
  | 'contracts'
  | 'withdrawals'
  | 'alerts';

/**
 * Writes columns of a record that was read in this version, as its next one. Of
 * two at once the second finds another version. Error: `stale_version`.
 */
export async function saveVersion<Table extends Edited>(
  { trx, at }: UnitOfWork,
  table: Table,
  { id, version }: { id: string; version: number },
  columns: Updateable<Tables[Table]>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    // What is the same in all of them is typed as of one.
    .updateTable(table as 'reports')
    .set({ ...(columns as object), updatedAt: at, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('stale_version');
}
