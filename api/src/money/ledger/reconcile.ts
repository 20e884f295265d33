import { type Db, type Transaction, transact } from '@parade/db';
import { sql } from 'kysely';
import { lockHead } from './ledger.ts';
import type { Findings } from './verify-ledger.ts';

interface Difference {
  id: string;
  cachedCents: number;
  entriesCents: number;
}

/**
 * Recomputes from the entries what every account holds, what every report
 * recovered, and whether each approved withdrawal, and no other, was taken
 * once. Writers wait meanwhile.
 */
export function reconcile(db: Db): Promise<Findings> {
  return transact(db, async (trx) => {
    // Held: nothing is written until the transaction is over.
    const { sequence, hash } = await lockHead(trx);
    const problems = [
      ...(await differences(trx, 'users', 'userId')).map(inWords('account')),
      ...(await differences(trx, 'reports', 'reportId')).map(inWords('report')),
      ...(await withdrawalProblems(trx)),
    ];
    const { accounts } = await trx
      .selectFrom('users')
      .select((e) => e.fn.countAll<number>().as('accounts'))
      .executeTakeFirstOrThrow();
    return { checked: accounts, problems, head: `${sequence}:${hash}` };
  });
}

const euros = (cents: number) => (cents / 100).toFixed(2);
const inWords =
  (what: string) =>
  ({ id, cachedCents, entriesCents }: Difference) =>
    `${what} ${id}: holds ${euros(cachedCents)}, its entries come to ${euros(entriesCents)}`;

/** Rows whose cached total is not the sum of their entries. */
async function differences(
  trx: Transaction,
  table: 'users' | 'reports',
  column: 'userId' | 'reportId',
): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select "id", "recoveredAmountCents" as "cachedCents", coalesce("cents", 0) as "entriesCents"
    from ${sql.table(table)}
    left join (
      select ${sql.ref(column)} as "owner", sum("amountCents") as "cents"
      from "ledger_entries" group by ${sql.ref(column)}
    ) as "sums" on "owner" = "id"
    where "recoveredAmountCents" <> coalesce("cents", 0)
    order by "id"`.execute(trx);
  return rows;
}

/** Of an approved request exactly its amount is gone, of any other nothing. */
async function withdrawalProblems(trx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ reference: string; status: string; cents: number }>`
    select "reference", "status", coalesce("cents", 0) as "cents"
    from "withdrawals"
    left join (
      select "withdrawalId", sum("amountCents") as "cents"
      from "ledger_entries" group by "withdrawalId"
    ) as "sums" on "withdrawalId" = "id"
    where coalesce("cents", 0) <> case when "status" = 'approved' then -"amountCents" else 0 end
    order by "reference"`.execute(trx);
  return rows.map(
    ({ reference, status, cents }) =>
      `withdrawal ${reference}: is ${status}, its entries come to ${euros(cents)}`,
  );
}
