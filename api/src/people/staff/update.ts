import type { z } from 'zod';
import type { StaffMember, staffUpdate } from '../../../contract/staff.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { proposeGrant, setPermissions, withoutWaiting } from './grant.ts';
import { staffMember } from './members.ts';
import { lockTeam, requireAdministratorLeft, requireMayChange, requireMayGrant } from './team.ts';

/**
 * Sets what a staff member may do, from their next request on. What they lose
 * is gone at once; money, settings and the team are theirs once somebody else
 * confirmed it. Errors: `not_found`, `own_account`, `more_permissions`, `stale_version`,
 * `last_administrator`, `approval_waiting`.
 */
export function updateStaff(
  services: Services,
  actor: Person,
  id: string,
  { permissions, version }: z.output<typeof staffUpdate>,
): Promise<StaffMember> {
  return work(services, actor, async (unit) => {
    const team = await lockTeam(unit.trx);
    const before = requireMayChange(team, actor, id);
    requireMayGrant(team, actor, permissions);
    if (before.version !== version) throw new AppError('stale_version');
    requireAdministratorLeft(team, id, permissions);
    const held = { before: before.permissions, wanted: permissions };
    const { now, waiting } = await withoutWaiting(unit, actor, id, held);
    await setPermissions(services, unit, actor, {
      ...{ id, version },
      before: before.permissions,
      after: now,
    });
    await proposeGrant(services, unit, actor, await staffMember(unit.trx, id), waiting);
    return staffMember(unit.trx, id);
  });
}
