import { ACCOUNT_COLUMNS, type Account, heldToSettings, presentAccount } from '../auth/account.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';

/** The account of an id, or `not_found`. */
export async function accountOf(services: Services, id: string): Promise<Account> {
  const row = await services.db
    .selectFrom('users')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .select(ACCOUNT_COLUMNS)
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return heldToSettings(services.db, presentAccount(row));
}
