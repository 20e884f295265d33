import type { AccountStatus, AdminUser } from '../../../contract/users.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { refusalOf } from '../../platform/session.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { changeUser, lockClient, publishUser } from './client.ts';
import { adminUserOf } from './detail.ts';

/**
 * Blocks an account. It is refused with its sentence from the next request
 * on, and its open pages are told. Sessions stay in their table so that each
 * request gets that sentence; `unblock` removes them. A deactivated account
 * stays as it is. Errors: `not_found`, `permission_denied`.
 */
export async function blockUser(services: Services, actor: Actor, id: string): Promise<AdminUser> {
  const user = await work(services, actor, (unit) => setStatus(unit, actor, id, 'blocked'));
  endStreams(services, user);
  return user;
}

/** Lifts a block, `inactive` too. The sessions of before stay ended: the person signs in again. */
export function unblockUser(services: Services, actor: Actor, id: string): Promise<AdminUser> {
  return work(services, actor, (unit) => setStatus(unit, actor, id, 'active'));
}

/** Ends the open pages of somebody who may not go on, with the reason. */
export function endStreams(
  { live }: Services,
  { id, status }: { id: string; status: AccountStatus },
) {
  const refusal = refusalOf(status);
  if (refusal) live.end(refusal, { userId: id });
}

const MAY_COME_FROM: Record<'blocked' | 'active', readonly AccountStatus[]> = {
  blocked: ['active', 'inactive'],
  active: ['blocked', 'inactive'],
};

async function setStatus(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  status: 'blocked' | 'active',
): Promise<AdminUser> {
  const { trx, at } = unit;
  const user = await lockClient(trx, id);
  // Otherwise it is so already: a repeat changes nothing.
  if (MAY_COME_FROM[status].includes(user.status)) {
    await changeUser(unit, id, { status, statusUpdatedAt: at, statusUpdatedBy: actor.id });
    if (status === 'active') await trx.deleteFrom('sessions').where('userId', '=', id).execute();
    await unit.audit(status === 'blocked' ? 'block' : 'unblock', 'users', id, {
      before: { status: user.status },
      after: { status },
    });
    publishUser(unit, id);
  }
  return adminUserOf(trx, id, at);
}
