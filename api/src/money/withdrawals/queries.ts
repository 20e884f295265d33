import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { withdrawalsQuery } from '../../../contract/withdrawals.ts';
import { AppError } from '../../platform/errors.ts';
import { pageAfter } from '../../platform/http/cursor.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** The sum of all waiting requests of the same person. */
const pendingCents = sql<number>`(select coalesce(sum("same"."amountCents"), 0)
  from "withdrawals" as "same"
  where "same"."userId" = "withdrawals"."userId" and "same"."status" = 'pending')`;

/**
 * Requests joined with their owners and who decided them, including those of
 * deactivated accounts.
 */
export const withdrawalRecords = (db: DbOrTrx) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.userId')
    .leftJoin('users as deciders', 'deciders.id', 'withdrawals.decidedBy')
    .selectAll('withdrawals')
    .select(['users.email as userEmail', 'users.name as userName', 'users.phone as userPhone'])
    .select(['users.status as userStatus', 'users.recoveredAmountCents as balanceCents'])
    .select(['deciders.name as deciderName', pendingCents.as('pendingCents')]);

export type WithdrawalRecord = Awaited<
  ReturnType<ReturnType<typeof withdrawalRecords>['execute']>
>[number];

/**
 * One request. Errors: `withdrawal_not_found` for staff; `not_found` for
 * clients, also for other people's.
 */
export async function withdrawalOf(
  db: DbOrTrx,
  id: string,
  scope: { ownerId: string } | 'staff',
): Promise<WithdrawalRecord> {
  let query = withdrawalRecords(db).where('withdrawals.id', '=', id);
  if (scope !== 'staff') query = query.where('withdrawals.userId', '=', scope.ownerId);
  const found = await query.executeTakeFirst();
  if (!found) throw new AppError(scope === 'staff' ? 'withdrawal_not_found' : 'not_found');
  return found;
}

/** One person's requests, newest first, and whether more follow. Error: `invalid_query`. */
export function ownWithdrawals(
  db: DbOrTrx,
  userId: string,
  { status, ...page }: z.output<typeof withdrawalsQuery>,
) {
  let own = withdrawalRecords(db).where('withdrawals.userId', '=', userId);
  if (status) own = own.where('withdrawals.status', '=', status);
  return pageAfter(own, 'withdrawals', page);
}

/** Every request of one person, newest first: for their export. */
export const everyWithdrawal = (db: DbOrTrx, userId: string) =>
  withdrawalRecords(db)
    .where('withdrawals.userId', '=', userId)
    .orderBy('withdrawals.id', 'desc')
    .execute();

/** Tells the open pages of the owner and of staff to read it again. */
export function publishWithdrawal(
  unit: UnitOfWork,
  { id, userId }: { id: string; userId: string },
) {
  unit.publish({ topic: 'withdrawals', id }, { userId });
  unit.publish({ topic: 'balance', id: userId }, { userId });
  unit.publish({ topic: 'withdrawals', id }, { permission: 'managePayments' });
  unit.publish({ topic: 'balance', id: userId }, { permission: 'managePayments' });
}
