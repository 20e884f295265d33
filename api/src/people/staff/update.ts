import type { z } from 'zod';
import type { StaffMember, staffUpdate } from '../../../contract/staff.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { publishStaff } from '../users/client.ts';
import { storedPermissions } from '../users/permissions.ts';
import { staffMember } from './members.ts';
import { publishMoneyAccess } from './money-access.ts';
import { lockTeam, requireAdministratorLeft, requireMayChange, requireMayGrant } from './team.ts';

/**
 * Sets what a staff member may do, from their next request on. Errors:
 * `not_found`, `own_account`, `more_permissions`, `stale_version`,
 * `last_administrator`.
 */
export async function updateStaff(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  { permissions, version }: z.output<typeof staffUpdate>,
): Promise<StaffMember> {
  const member = await work(services, actor, async (unit) => {
    const team = await lockTeam(unit.trx);
    const before = requireMayChange(team, actor, id);
    requireMayGrant(team, actor, permissions);
    if (before.version !== version) throw new AppError('stale_version');
    requireAdministratorLeft(team, id, permissions);
    await unit.trx
      .updateTable('admins')
      .set({ ...storedPermissions(permissions), version: version + 1 })
      .where('userId', '=', id)
      .execute();
    await unit.audit('update', 'staff', id, { before: before.permissions, after: permissions });
    publishStaff(unit, id);
    const after = await staffMember(unit.trx, id);
    const gained = permissions.managePayments;
    if (before.permissions.managePayments !== gained && after.status !== 'invited') {
      await publishMoneyAccess(services, unit, { name: after.name, by: actor.name, gained });
    }
    return after;
  });
  // Their open pages connect again and hear only what they may know by now.
  services.live.renew({ userId: id });
  return member;
}
