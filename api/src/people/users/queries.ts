import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { ACCOUNT_COLUMNS, heldToSettings, presentAccount } from './account.ts';

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
