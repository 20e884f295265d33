import type { Tables, Transaction } from '@parade/db';
import type { Updateable } from 'kysely';
import type { ErrorCode } from '../../../contract/errors.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/**
 * An account, held for this transaction alone: writing a row as it is takes
 * its lock on both databases. An erased one is a mere number, and changes no
 * more. Errors: `missing`, `account_erased`.
 */
export async function lockAccount(trx: Transaction, id: string, missing: ErrorCode = 'not_found') {
  const user = await trx
    .updateTable('users')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .returning(['id', 'role', 'status', 'verified', 'deletedAt', 'erasedAt'])
    .executeTakeFirstOrThrow(orRefuse(missing));
  if (user.erasedAt !== null) throw new AppError('account_erased');
  return user;
}

/**
 * The same for a client's: a staff account is changed in the staff tab and
 * nowhere else. Errors: `missing`, `permission_denied`.
 */
export async function lockClient(trx: Transaction, id: string, missing?: ErrorCode) {
  const user = await lockAccount(trx, id, missing);
  const admin = await trx
    .selectFrom('admins')
    .select('userId')
    .where('userId', '=', id)
    .executeTakeFirst();
  if (user.role === 'admin' || admin) throw new AppError('permission_denied');
  return user;
}

export type LockedClient = Awaited<ReturnType<typeof lockClient>>;

/** Writes columns of an account: a new version of its record. */
export async function changeUser(
  { trx, at }: UnitOfWork,
  id: string,
  columns: Updateable<Tables['users']>,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((e) => ({ ...columns, updatedAt: at, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Tells the back office that an account changed. */
export function publishUser({ publish }: UnitOfWork, id: string): void {
  publish({ topic: 'users', id }, { permission: 'manageUsers' });
  publish({ topic: 'summary' }, { permission: 'manageUsers' });
}

/** Tells the back office that the team changed. */
export function publishStaff({ publish }: UnitOfWork, id: string): void {
  publish({ topic: 'staff', id }, { permission: 'manageUsers' });
}

type Own = Pick<Account, 'id' | 'staff'>;

/** What the journal calls an account that somebody changes themselves. */
export const ownObject = ({ id, staff }: Own) => [staff ? 'staff' : 'users', id] as const;

/** Tells somebody's other pages and the back office of what they changed about themselves. */
export function publishOwnChange(unit: UnitOfWork, { id, staff }: Own): void {
  unit.publish({ topic: 'me' }, { userId: id });
  if (staff) publishStaff(unit, id);
  else publishUser(unit, id);
}
