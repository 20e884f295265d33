import type { DbOrTrx, Transaction } from '@parade/db';
import { type ProposedAmount, proposedAmount } from '../../../contract/ledger.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { allowed } from '../../platform/allowed.ts';
import { AppError } from '../../platform/errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/**
 * Whether another staff member manages payments and so has to confirm what this
 * one sets (design 9.5).
 */
export async function needsSecond(db: DbOrTrx, staffId: string): Promise<boolean> {
  const other = await db
    .selectFrom('admins')
    .innerJoin('users', 'users.id', 'admins.userId')
    .select('admins.userId')
    .where('admins.managePayments', '=', 1)
    .where('admins.acceptedAt', 'is not', null)
    .where('users.role', '=', 'admin')
    .where('users.status', '=', 'active')
    .where('admins.userId', '<>', staffId)
    .executeTakeFirst();
  return other !== undefined;
}

const proposedRows = (db: DbOrTrx) =>
  db
    .selectFrom('recovered_amounts as amount')
    .innerJoin('users', 'users.id', 'amount.userId')
    .innerJoin('users as proposer', 'proposer.id', 'amount.proposedBy')
    .leftJoin('reports', 'reports.id', 'amount.reportId')
    .select(['amount.id', 'amount.userId', 'users.name as userName', 'users.email as userEmail'])
    .select(['amount.changeCents', 'users.recoveredAmountCents as balanceCents'])
    .select(['amount.reason', 'amount.reference', 'reports.reference as reportReference'])
    .select(['amount.proposedAt', 'amount.proposedBy', 'proposer.name as proposerName'])
    .where('amount.status', '=', 'proposed');

type Row = Awaited<ReturnType<ReturnType<typeof proposedRows>['execute']>>[number];

const present = (row: Row, readerId: string): ProposedAmount =>
  allowed(proposedAmount, {
    ...row,
    change: centsToEuros(row.changeCents),
    resulting: centsToEuros(row.balanceCents + row.changeCents),
    proposedBy: row.proposerName,
    own: row.proposedBy === readerId,
  });

/** The amounts that wait for a second staff member, the oldest first. */
export async function proposedAmounts(db: DbOrTrx, readerId: string): Promise<ProposedAmount[]> {
  const rows = await proposedRows(db).orderBy('amount.id').execute();
  return rows.map((row) => present(row, readerId));
}

/** The amount that waits for one person; null where none does. */
export async function proposedFor(
  db: DbOrTrx,
  userId: string,
  readerId: string,
): Promise<ProposedAmount | null> {
  const row = await proposedRows(db).where('amount.userId', '=', userId).executeTakeFirst();
  return row ? present(row, readerId) : null;
}

/**
 * Refuses a second amount while one waits: both confirmed would add up. Error:
 * `recovered_amount_waiting`.
 */
export async function refuseWhileProposed(trx: Transaction, userId: string): Promise<void> {
  const waiting = await proposedRows(trx).where('amount.userId', '=', userId).executeTakeFirst();
  if (waiting) throw new AppError('recovered_amount_waiting');
}

/** Tells the open pages of staff who manage payments to read it again. */
export function publishProposal({ publish }: UnitOfWork, userId: string): void {
  publish({ topic: 'balance', id: userId }, { permission: 'managePayments' });
}
