import { TABLES, type Transaction } from '@parade/db';
import { sql } from 'kysely';
import { wasStaff } from '../../platform/audit/personal-data.ts';
import { refuseWhileMoneyIsLeft } from '../../platform/blockers.ts';
import type { Services } from '../../platform/context.ts';
import type { Person } from '../../platform/personal-data.ts';
import type { UserFact } from '../../platform/ports.ts';
import { ERASED_NAME, pseudonymOf } from '../../platform/pseudonyms.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { personOf } from './person.ts';

/**
 * Erases an account: what is left is a number for what the law keeps. What has
 * a period of its own (reports, identity papers) goes only `withItsPeriods`.
 * Answers what the journal says of it. Errors: `balance_left`.
 */
export async function eraseAccount(
  services: Services,
  unit: UnitOfWork,
  id: string,
  withItsPeriods = false,
): Promise<Partial<Record<UserFact, number>>> {
  const { trx } = unit;
  const parts = services.ports.personalData;
  await refuseWhileMoneyIsLeft(services.ports, trx, id);
  const person = await personOf(trx, id);
  const objects = [id];
  for (const part of parts) objects.push(...((await part.objects?.(trx, person)) ?? []));

  const facts: Partial<Record<UserFact, number>> = {};
  const account = parts.filter(({ hasOwnPeriod }) => !hasOwnPeriod);
  const others = withItsPeriods ? parts.filter(({ hasOwnPeriod }) => hasOwnPeriod) : [];
  for (const part of [...account, ...others]) {
    Object.assign(facts, await part.erase?.(services, unit, person, objects));
  }
  await forgetAuthor(trx, person);
  return facts;
}

/** What an erased member of the team did for others stays, without their name and address. */
async function forgetAuthor(trx: Transaction, { id, email }: Person): Promise<void> {
  if (!(await wasStaff(trx, id))) return;
  for (const [table, { text }] of Object.entries(TABLES)) {
    for (const [column, kind] of Object.entries(text)) {
      const put = (value: string) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`;
      if (kind === 'authorEmail') {
        await sql`${put(pseudonymOf(id))} where ${sql.ref(column)} = ${email}`.execute(trx);
      } else if (typeof kind === 'object') {
        const name = 'json' in kind ? JSON.stringify({ [kind.json]: ERASED_NAME }) : ERASED_NAME;
        await sql`${put(name)} where ${sql.ref(kind.authorName)} = ${id}`.execute(trx);
      }
    }
  }
}
