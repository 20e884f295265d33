import { type RawBuilder, sql } from 'kysely';
import { centsToEuros } from '../../../contract/money.ts';
import { instantAfter } from '../../platform/paris-days.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

const DAYS = 30;

/** The cents that were decided from an instant on, of which an amount would be one more. */
type Sum = (from: string) => Promise<number | string>;

/**
 * Whether an amount is more than one person of the team may decide alone.
 * Several small ones are one large one, whichever way they belong together:
 * of a client, of who decides alone, of the account that receives them
 * (docs/decisions/approvals.md, “Small amounts add up”).
 */
export async function isLarge(
  { trx, at }: UnitOfWork,
  cents: number,
  ...sums: readonly Sum[]
): Promise<boolean> {
  const { security } = await currentSettings(trx);
  const from = instantAfter(at, -DAYS);
  for (const sum of [async () => 0, ...sums]) {
    const before = Number(await sum(from));
    if (centsToEuros(before + cents) > security.withdrawalSecondAbove) return true;
  }
  return false;
}

/**
 * Whether a row of `table`, decided at the instant in the column `at`, was one
 * person's word: no proposal of `object` followed by its id took effect then.
 */
export const wasAlone = (table: string, at: string, suffix = ''): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from "approvals"
    where "approvals"."object" = ${`${table}/`} || ${sql.ref(`${table}.id`)} || ${suffix}
    and "approvals"."status" = 'confirmed'
    and "approvals"."decidedAt" = ${sql.ref(`${table}.${at}`)})`;
