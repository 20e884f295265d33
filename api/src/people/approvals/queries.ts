import type { DbOrTrx } from '@parade/db';
import type { Approval, ApprovalChange } from '../../../contract/approvals.ts';
import { approval } from '../../../contract/approvals.ts';
import { PERMISSIONS, type Permission, type Permissions } from '../../../contract/staff.ts';
import { allowed } from '../../platform/allowed.ts';

/** Who reads what waits. */
interface Reader {
  id: string;
  may: Permissions;
}

export const held = (may: Permissions): Permission[] => PERMISSIONS.filter((name) => may[name]);

const waitingRows = (db: DbOrTrx) =>
  db
    .selectFrom('approvals')
    .innerJoin('users', 'users.id', 'approvals.proposedBy')
    .selectAll('approvals')
    .select('users.name as proposerName')
    .where('approvals.status', '=', 'proposed');

type Row = Awaited<ReturnType<ReturnType<typeof waitingRows>['execute']>>[number];

export const present = (row: Row, reader: { id: string }): Approval =>
  allowed(approval, {
    ...row,
    changes: JSON.parse(row.changes) as ApprovalChange[],
    proposedBy: row.proposerName,
    own: row.proposedBy === reader.id,
  });

/** What waits for somebody who holds what this reader does, the oldest first. */
export async function waiting(db: DbOrTrx, reader: Reader): Promise<Approval[]> {
  const rows = await waitingRows(db)
    .where('approvals.permission', 'in', ['', ...held(reader.may)])
    .orderBy('approvals.id')
    .execute();
  return rows.map((row) => present(row, reader));
}

/** What waits for one thing; null where nothing does. */
export async function waitingFor(
  db: DbOrTrx,
  object: string,
  reader: { id: string },
): Promise<Approval | null> {
  const row = await waitingRows(db).where('approvals.object', '=', object).executeTakeFirst();
  return row ? present(row, reader) : null;
}
