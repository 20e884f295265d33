import type { Transaction } from '@parade/db';
import { AppError } from '../errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/**
 * An account, held for this transaction alone: writing a row as it is takes
 * its lock on both databases. Error: `not_found`.
 */
export async function lockAccount(trx: Transaction, id: string) {
  const user = await trx
    .updateTable('users')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .returning(['id', 'role', 'status', 'verified', 'deletedAt'])
    .executeTakeFirst();
  if (!user) throw new AppError('not_found');
  return user;
}

/**
 * The same for a client's: a staff account is changed in the staff tab and
 * nowhere else. Errors: `not_found`, `permission_denied`.
 */
export async function lockClient(trx: Transaction, id: string) {
  const user = await lockAccount(trx, id);
  const admin = await trx
    .selectFrom('admins')
    .select('userId')
    .where('userId', '=', id)
    .executeTakeFirst();
  if (user.role === 'admin' || admin) throw new AppError('permission_denied');
  return user;
}

export type LockedClient = Awaited<ReturnType<typeof lockClient>>;

/** Tells the back office that an account changed. */
export function tellOfUser({ publish }: UnitOfWork, id: string): void {
  publish({ topic: 'users', id }, { permission: 'manageUsers' });
  publish({ topic: 'summary' }, { permission: 'manageUsers' });
}
