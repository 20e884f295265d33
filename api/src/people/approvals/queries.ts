import type { DbOrTrx } from '@parade/db';
import {
  type Approval,
  type ApprovalChange,
  type ApprovalList,
  approval,
} from '../../../contract/approvals.ts';
import { isDemonstration } from '../../../contract/site-settings.ts';
import { PERMISSIONS, type Permission, type Permissions } from '../../../contract/staff.ts';
import { allowed } from '../../platform/allowed.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { countOf } from '../../platform/count.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { toldOf } from './apply.ts';
import { concerns, hasSecond, holds, mayReject, neededFor } from './team.ts';

/** Who reads what waits. */
interface Reader extends Actor {
  id: string;
  may: Permissions;
}

const waitingRows = (db: DbOrTrx) =>
  db
    .selectFrom('approvals')
    .innerJoin('users', 'users.id', 'approvals.proposedBy')
    .selectAll('approvals')
    .select(['users.name as proposerName', 'users.email as proposerEmail'])
    .where('approvals.status', '=', 'proposed');

type Row = Awaited<ReturnType<ReturnType<typeof waitingRows>['execute']>>[number];

const mayConfirm = (row: Row, reader: Reader): boolean =>
  row.proposedBy !== reader.id &&
  row.userId !== reader.id &&
  holds(reader.may, neededFor(row.permissions));

/** What is shown to who may confirm it alone. */
async function revealed(services: Services, row: Row, reader: Reader): Promise<ApprovalChange[]> {
  const kind = services.ports.approvals.find(({ kind }) => kind === row.kind);
  const input = kind?.input.safeParse(JSON.parse(row.input));
  if (!kind?.reveal || !input?.success || !mayConfirm(row, reader)) return [];
  const { id, name, email } = reader;
  return kind.reveal(services, { id, name, email }, input.data);
}

/** What is a client's is for who holds the permission; others may object by what the mail told them. */
const changesOf = (services: Services, row: Row, { may }: Reader): ApprovalChange[] =>
  toldOf(services, row.kind).ofClient && !concerns(row, may)
    ? []
    : (JSON.parse(row.changes) as ApprovalChange[]);

const present = async (services: Services, row: Row, reader: Reader): Promise<Approval> =>
  allowed(approval, {
    ...row,
    changes: [...changesOf(services, row, reader), ...(await revealed(services, row, reader))],
    // Anybody of the team may call themselves what they like; the address is the invitation's.
    proposedBy: `${row.proposerName} (${row.proposerEmail})`,
    own: row.proposedBy === reader.id,
    mayConfirm: mayConfirm(row, reader),
  });

/** What waits and what the reader may at least reject: the oldest first. */
export async function approvalsFor(services: Services, reader: Reader): Promise<ApprovalList> {
  const { db, ports } = services;
  const rows = await waitingRows(db).orderBy('approvals.id').execute();
  const theirs = rows.filter((row) => mayReject(row, reader.may));
  const alone: Permission[] = [];
  const asked = new Set(ports.approvals.map(({ permission }) => permission));
  for (const permission of PERMISSIONS.filter((name) => asked.has(name) && reader.may[name])) {
    if (!(await hasSecond(db, [permission], [reader.id]))) alone.push(permission);
  }
  return {
    items: await Promise.all(theirs.map((row) => present(services, row, reader))),
    alone,
    isDemonstration: isDemonstration(await currentSettings(db)),
  };
}

/** How much waits for who holds a permission. */
export const countWaiting = (db: DbOrTrx, permission: string): Promise<number> =>
  countOf(
    db
      .selectFrom('approvals')
      .where('status', '=', 'proposed')
      .where((w) =>
        w.or([w('permissions', '=', permission), w('permissions', 'like', `${permission} %`)]),
      ),
  );
