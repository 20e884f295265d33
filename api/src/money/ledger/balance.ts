import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import { centsToEuros } from '../../../contract/money.ts';
import { holdsFunds } from '../../../contract/site-settings.ts';
import { orRefuse } from '../../platform/errors.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { proposedChanges } from './proposed.ts';

/** The entries that add up to what was recovered in all: withdrawals do not lower it. */
const RECOVERED = ['recovery', 'correction'] as const;

/** What was recovered in all, in whole cents, by one person or by everybody; or from an instant on. */
export async function totalRecovered(
  db: DbOrTrx,
  userId?: string,
  since: string | null = null,
): Promise<number> {
  let entries = db.selectFrom('ledger_entries').where('kind', 'in', RECOVERED);
  if (userId !== undefined) entries = entries.where('userId', '=', userId);
  if (since !== null) entries = entries.where('at', '>=', since);
  const { cents } = await entries
    .select(sql<number>`coalesce(sum("amountCents"), 0)`.as('cents'))
    .executeTakeFirstOrThrow();
  return cents;
}

/** What was recovered in all, in euros: withdrawals do not lower it. */
export const fundsRecovered = async (db: DbOrTrx, since: string | null = null): Promise<number> =>
  centsToEuros(await totalRecovered(db, undefined, since));

/** Whether the entries from an instant on, or all of them, left somebody more than they had. */
export async function leftMoney(db: DbOrTrx, since: string | null): Promise<boolean> {
  let entries = db
    .selectFrom('ledger_entries')
    .select('userId')
    .where('paidDirectly', '=', 0)
    .groupBy('userId');
  if (since !== null) entries = entries.where('at', '>=', since);
  const richer = await entries
    .having((e) => e(e.fn.sum('amountCents'), '>', 0))
    .limit(1)
    .executeTakeFirst();
  return richer !== undefined;
}

/** Whether recovered sums may stand on balances at this moment: the one place that asks. */
export const mayHoldFunds = async (db: DbOrTrx): Promise<boolean> =>
  holdsFunds(await currentSettings(db));

/** What was paid to one person directly, in whole cents. */
async function paidDirectly(db: DbOrTrx, userId: string): Promise<number> {
  const { cents } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum("amountCents"), 0)`.as('cents'))
    .where('userId', '=', userId)
    .where('paidDirectly', '=', 1)
    .executeTakeFirstOrThrow();
  return cents;
}

/** One person's figures in whole cents: the balance, the sum of waiting requests, what was recovered. */
export async function figuresOf(db: DbOrTrx, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'status', 'erasedAt'])
    .select('recoveredAmountCents as balanceCents')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(orRefuse('user_not_found'));
  const { pendingCents } = await db
    .selectFrom('withdrawals')
    .select(sql<number>`coalesce(sum("amountCents"), 0)`.as('pendingCents'))
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return {
    ...user,
    pendingCents,
    recoveredCents: await totalRecovered(db, userId),
    directCents: await paidDirectly(db, userId),
    holdsFunds: await mayHoldFunds(db),
  };
}

export type Figures = Awaited<ReturnType<typeof figuresOf>>;

/** One person's entries with what they name and who wrote them, newest first. */
export const entriesOf = (db: DbOrTrx, userId: string) =>
  db
    .selectFrom('ledger_entries as entry')
    .leftJoin('reports', 'reports.id', 'entry.reportId')
    .innerJoin('users as author', 'author.id', 'entry.authorId')
    .leftJoin('users as second', 'second.id', 'entry.confirmedBy')
    .select(['entry.id', 'entry.sequence', 'entry.at', 'entry.kind', 'entry.amountCents'])
    .select([
      'entry.balanceCents',
      'entry.paidDirectly',
      'entry.reason',
      'entry.reference',
      'entry.withdrawalId',
    ])
    .select(['entry.reportId', 'reports.reference as reportReference'])
    .select(['author.name as author', 'second.name as confirmedBy'])
    .where('entry.userId', '=', userId)
    .orderBy('entry.sequence', 'desc')
    .execute();

export type EntryRecord = Awaited<ReturnType<typeof entriesOf>>[number];

/** Whether money is left that nobody asked for yet: what is asked for needs no second request. */
export async function hasMoneyLeft(db: DbOrTrx, userId: string): Promise<boolean> {
  const { balanceCents, pendingCents } = await figuresOf(db, userId);
  return balanceCents > pendingCents || (await proposedChanges(db, userId)).length > 0;
}
