import type { Services } from '../../platform/context.ts';
import { orRefuse } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { ACCOUNT_COLUMNS, heldToSettings, presentAccount } from './account.ts';

/** The account of an id, or `not_found`. */
export async function accountOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
): Promise<Account> {
  const row = await db
    .selectFrom('users')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .select(ACCOUNT_COLUMNS)
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  return heldToSettings(db, presentAccount(row), now());
}
