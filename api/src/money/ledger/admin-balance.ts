import type { DbOrTrx } from '@parade/db';
import type { AdminBalance } from '../../../contract/ledger.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { waitsFor } from '../../people/approvals/team.ts';
import { entriesOf, figuresOf } from './balance.ts';
import { balanceChange } from './balance-change.ts';
import { presentAdminBalance } from './present.ts';
import { proposedChanges } from './proposed.ts';

/** One person's money at this instant, for a staff member who manages payments. Errors: `user_not_found`. */
export async function adminBalanceOf(
  db: DbOrTrx,
  userId: string,
  readerId: string,
  at: string,
): Promise<AdminBalance> {
  const figures = await figuresOf(db, userId);
  const reports = await db
    .selectFrom('reports')
    .select(['id', 'reference', 'title', 'recoveredAmountCents'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return presentAdminBalance(figures, await entriesOf(db, userId), {
    reports: reports.map(({ id, reference, title, recoveredAmountCents }) => ({
      id,
      reference,
      title,
      recoveredAmount: centsToEuros(recoveredAmountCents),
    })),
    waits: (await proposedChanges(db, userId)).length > 0,
    needsSecond: (await waitsFor(db, [balanceChange.permission], [readerId], at)) !== null,
  });
}
