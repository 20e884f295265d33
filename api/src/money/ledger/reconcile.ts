import { type Db, inSnapshot } from '@parade/db';
import { sql } from 'kysely';
import { centsToEuros, formatEuros } from '../../../contract/money.ts';
import { quoted } from '../../../contract/text.ts';
import { type WithdrawalStatus, withdrawalStatusLabel } from '../../../contract/withdrawals.ts';
import { readHead } from './ledger.ts';
import type { Findings } from './verify-ledger.ts';

interface Difference {
  id: string;
  cachedCents: number;
  entriesCents: number;
}

/**
 * Recomputes from the entries what every account holds, what every report
 * recovered, and whether each approved withdrawal, and no other, was taken
 * once. Reads one instant and writes nothing; writers go on.
 */
export function reconcile(db: Db): Promise<Findings> {
  return inSnapshot(db, async (from) => {
    const { sequence, hash } = await readHead(from);
    const problems = [
      ...(await differences(from, 'users', 'userId', sql`"paidDirectly" = 0`)).map(
        inWords('compte'),
      ),
      ...(await differences(from, 'reports', 'reportId')).map(inWords('signalement')),
      ...(await withdrawalProblems(from)),
    ];
    const { accounts } = await from
      .selectFrom('users')
      .select((e) => e.fn.countAll<number>().as('accounts'))
      .executeTakeFirstOrThrow();
    return { checked: accounts, problems, head: `${sequence}:${hash}` };
  });
}

const euros = (cents: number) => formatEuros(centsToEuros(cents));
const inWords =
  (what: string) =>
  ({ id, cachedCents, entriesCents }: Difference) =>
    `${what} ${id}\u00a0: porte ${euros(cachedCents)}, ses écritures font ${euros(entriesCents)}`;

/** Rows whose cached total is not the sum of their entries, of those that count for it. */
async function differences(
  from: Db,
  table: 'users' | 'reports',
  column: 'userId' | 'reportId',
  counted = sql`true`,
): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select "id", "recoveredAmountCents" as "cachedCents", coalesce("cents", 0) as "entriesCents"
    from ${sql.table(table)}
    left join (
      select ${sql.ref(column)} as "owner", sum("amountCents") as "cents"
      from "ledger_entries" where ${counted} group by ${sql.ref(column)}
    ) as "sums" on "owner" = "id"
    where "recoveredAmountCents" <> coalesce("cents", 0)
    order by "id"`.execute(from);
  return rows;
}

/** Of an approved request exactly its amount is gone, of any other nothing. */
async function withdrawalProblems(from: Db): Promise<string[]> {
  const { rows } = await sql<{ reference: string; status: WithdrawalStatus; cents: number }>`
    select "reference", "status", coalesce("cents", 0) as "cents"
    from "withdrawals"
    left join (
      select "withdrawalId", sum("amountCents") as "cents"
      from "ledger_entries" group by "withdrawalId"
    ) as "sums" on "withdrawalId" = "id"
    where coalesce("cents", 0) <> case when "status" = 'approved' then -"amountCents" else 0 end
    order by "reference"`.execute(from);
  return rows.map(
    ({ reference, status, cents }) =>
      `retrait ${reference}\u00a0: ${quoted(withdrawalStatusLabel(status))}, ses écritures font ${euros(cents)}`,
  );
}
