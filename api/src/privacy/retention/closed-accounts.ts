import type { DbOrTrx } from '@parade/db';
import { lockAccount } from '../../people/users/client.ts';
import { blockersOf } from '../../platform/blockers.ts';
import type { Services } from '../../platform/context.ts';
import type { RetentionPart } from '../../platform/ports.ts';
import { eraseAccount } from '../personal-data/erase-account.ts';

/** Accounts that were closed, each with what is left to be settled. */
export async function closedBefore(
  { ports }: Services,
  db: DbOrTrx,
  cutoff: string,
  only?: readonly string[],
) {
  let query = db
    .selectFrom('users')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .select('users.id as userId')
    .where('users.status', 'in', ['disabled', 'deleted'])
    .where('users.deletedAt', '<', cutoff)
    .where('users.erasedAt', 'is', null)
    .where('admins.userId', 'is', null);
  if (only) query = query.where('users.id', 'in', only);
  const rows = await query.orderBy('users.deletedAt').orderBy('users.id').execute();
  const found = [];
  for (const { userId } of rows) {
    found.push({ userId, obstacles: await blockersOf(ports, db, userId) });
  }
  return found;
}

/** What is left of accounts that were closed. */
export const closedAccounts: RetentionPart<Services> = {
  kind: 'accountData',
  objectType: 'users',
  batch: 1,
  async find(services, db, cutoff, only) {
    const accounts = await closedBefore(services, db, cutoff, only);
    return accounts.filter((one) => one.obstacles.length === 0).map(({ userId }) => userId);
  },
  async remove(services, unit, ids) {
    for (const id of ids) {
      await lockAccount(unit.trx, id);
      await eraseAccount(services, unit, id);
    }
  },
};
