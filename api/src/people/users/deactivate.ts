import type { AdminUser, DEACTIVATION_MODES } from '../../../contract/users.ts';
import { refuseWhileMoneyIsLeft } from '../../platform/blockers.ts';
import type { Actor, Services } from '../../platform/context.ts';
import type { Hidden, Ports, UserFact } from '../../platform/ports.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { endStreams } from './block.ts';
import { changeUser, type LockedClient, lockClient, publishUser } from './client.ts';
import { adminUserOf } from './detail.ts';

type Mode = (typeof DEACTIVATION_MODES)[number];

/**
 * Deactivates an account, a blocked one too, with what follows from it. Its
 * sessions stay in their table so that each request gets its sentence. The
 * same mode again changes nothing; the other mode changes the status alone:
 * what was hidden stays hidden since the first. Errors: `not_found`,
 * `permission_denied`, `balance_left` where money would go with it.
 */
export async function deactivateUser(
  services: Services,
  actor: Actor,
  id: string,
  mode: Mode,
): Promise<AdminUser> {
  const user = await work(services, actor, async (unit) => {
    await closeAccount(services, unit, actor, await lockClient(unit.trx, id), mode);
    return adminUserOf(unit.trx, id, unit.at);
  });
  endStreams(services, user);
  return user;
}

/** What each feature hides or restores of an account (specification 4), by how many. */
async function counted({ hidden }: Ports, move: (part: Hidden) => Promise<number>) {
  const counts: Partial<Record<UserFact, number>> = {};
  for (const [name, part] of Object.entries(hidden)) {
    counts[name as UserFact] = await move(part);
  }
  return counts;
}

/** The part that the removal of a staff member shares, inside its transaction. */
export async function closeAccount(
  { ports }: Services,
  unit: UnitOfWork,
  actor: Actor,
  user: Pick<LockedClient, 'id' | 'status' | 'deletedAt'>,
  mode: Mode,
): Promise<void> {
  const { trx, at } = unit;
  const { id, status } = user;
  if (status === mode) return;
  if (mode === 'deleted') await refuseWhileMoneyIsLeft(ports, trx, id);
  const closed = status === 'disabled' || status === 'deleted';
  const stamps = closed ? {} : { deletedAt: at, deletedBy: actor.id, deletedByEmail: actor.email };
  const changed = { status: mode, statusUpdatedAt: at, statusUpdatedBy: actor.id };
  await changeUser(unit, id, { ...stamps, ...changed });
  const hidden = closed ? {} : await counted(ports, ({ hide }) => hide(unit, id));
  await unit.audit('deactivate', 'users', id, {
    before: { status },
    after: { status: mode, ...hidden },
  });
  publishUser(unit, id);
}

/**
 * Brings a deactivated account back, always to `active` (specification 4): a
 * block from before the deactivation does not return, the journal tells of
 * it. The person signs in again. Anything but a deactivated account stays as
 * it is. Errors: `not_found`, `permission_denied`.
 */
export function reactivateUser(services: Services, actor: Actor, id: string): Promise<AdminUser> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const { status, deletedAt } = await lockClient(trx, id);
    if (status === 'disabled' || status === 'deleted') {
      await changeUser(unit, id, {
        status: 'active',
        deletedAt: null,
        deletedBy: null,
        deletedByEmail: null,
        reactivatedAt: at,
        reactivatedBy: actor.id,
        reactivatedByEmail: actor.email,
        statusUpdatedAt: at,
        statusUpdatedBy: actor.id,
      });
      await trx.deleteFrom('sessions').where('userId', '=', id).execute();
      const restored = deletedAt
        ? await counted(services.ports, ({ restore }) => restore(unit, actor, id, deletedAt))
        : {};
      await unit.audit('reactivate', 'users', id, {
        before: { status },
        after: { status: 'active', ...restored },
      });
      publishUser(unit, id);
    }
    return adminUserOf(trx, id, at);
  });
}
