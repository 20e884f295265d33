import type { z } from 'zod';
import type { credentials } from '../../contract/auth.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { passwordFits } from './passwords.ts';
import { refusalOf } from './sessions.ts';

/** The sentences of the two sign-ins. */
const DOORS = {
  client: { failed: 'login_failed', limited: 'rate_limited' },
  staff: { failed: 'admin_login_failed', limited: 'admin_rate_limited' },
} as const satisfies Record<string, Record<string, ErrorCode>>;

/**
 * Checks e-mail and password; returns the account's id. The limits come
 * before the hashing, and an unknown account costs the same work and gets the
 * same answer as a wrong password. Errors: the door's `failed` and `limited`;
 * `account_*` for a right password of an account that may not go on;
 * `admin_required` at the staff's door.
 */
export async function signIn(
  services: Services,
  { email, password }: z.output<typeof credentials>,
  door: keyof typeof DOORS,
  address: string,
): Promise<string> {
  const { failed, limited } = DOORS[door];
  await services.limits.take('loginAddress', address, limited);
  await services.limits.take('loginAccount', email, limited);

  const user = await services.db
    .selectFrom('users')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .select(['users.id', 'users.passwordHash', 'users.status', 'users.role', 'admins.userId'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  const fits = await passwordFits(user?.passwordHash ?? null, password);
  if (!user || !fits) throw new AppError(failed);

  const refusal = refusalOf(user.status);
  if (refusal) throw new AppError(refusal);
  if (door === 'staff' && (user.role !== 'admin' || user.userId === null)) {
    throw new AppError('admin_required');
  }

  await services.limits.forget('loginAccount', email);
  await services.db
    .updateTable('users')
    .set({ lastLoginAt: services.now().toISOString() })
    .where('id', '=', user.id)
    .execute();
  return user.id;
}
