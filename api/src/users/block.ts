import type { Actor, Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { type UnitOfWork, work } from '../unit-of-work.ts';

/**
 * Blocks an account. It is refused with its sentence from the next request
 * on, and its open pages are told. Sessions stay in their table so that each
 * request gets that sentence; `unblock` removes them. A staff account is not
 * blocked here. Errors: `not_found`, `permission_denied`.
 */
export async function blockUser(services: Services, actor: Actor, id: string): Promise<void> {
  await work(services, actor, (unit) => setStatus(unit, actor, id, 'blocked'));
  services.live.end('account_blocked', (l) => l.userId === id);
}

/** Lifts a block, `inactive` too. The sessions of before stay ended: the person signs in again. */
export async function unblockUser(services: Services, actor: Actor, id: string): Promise<void> {
  await work(services, actor, async (unit) => {
    await setStatus(unit, actor, id, 'active');
    await unit.trx.deleteFrom('sessions').where('userId', '=', id).execute();
  });
}

const MAY_COME_FROM = { blocked: ['active', 'inactive'], active: ['blocked', 'inactive'] } as const;

async function setStatus(
  { trx, at, audit }: UnitOfWork,
  actor: Actor,
  id: string,
  status: 'blocked' | 'active',
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .select(['users.status', 'admins.userId as adminId'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!user) throw new AppError('not_found');
  if (user.adminId !== null) throw new AppError('permission_denied');

  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set((e) => ({
      status,
      statusUpdatedAt: at,
      statusUpdatedBy: actor.id,
      updatedAt: at,
      version: e('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', 'in', MAY_COME_FROM[status])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return; // Already so: a repeat changes nothing.
  const action = status === 'blocked' ? 'block' : 'unblock';
  const change = { before: { status: user.status }, after: { status } };
  await audit({ action, objectType: 'users', objectId: id, ...change });
}
