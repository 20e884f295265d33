import type { Transaction } from '@parade/db';
import type { Permissions } from '../../../contract/staff.ts';
import type { Actor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { exceeds, hasAll, PERMISSION_COLUMNS, readPermissions } from '../users/permissions.ts';

interface Member {
  id: string;
  permissions: Permissions;
  acceptedAt: string | null;
  version: number;
}
export type Team = ReadonlyMap<string, Member>;

/**
 * The whole team, held for this transaction alone: writing the rows as they
 * are takes their locks on both databases. Of two changes at once the second
 * sees what the first left.
 */
export async function lockTeam(trx: Transaction): Promise<Team> {
  const rows = await trx
    .updateTable('admins')
    .set((e) => ({ version: e.ref('version') }))
    .returning(['admins.userId', 'admins.acceptedAt', 'admins.version', ...PERMISSION_COLUMNS])
    .execute();
  return new Map(
    rows.map(({ userId, acceptedAt, version, ...row }) => [
      userId,
      { id: userId, acceptedAt, version, permissions: readPermissions(row) },
    ]),
  );
}

/** What the actor holds now, which may be less than when the request came in. */
function permissionsOf(team: Team, actor: Actor): Permissions {
  const own = team.get(actor.id ?? '')?.permissions;
  if (!own?.manageUsers) throw new AppError('permission_denied');
  return own;
}

/** Nobody grants what they lack. */
export function requireMayGrant(team: Team, actor: Actor, granted: Permissions): void {
  if (exceeds(granted, permissionsOf(team, actor))) throw new AppError('more_permissions');
}

/** The member, where the actor may change them: never oneself, nor anybody who holds more. */
export function requireMayChange(team: Team, actor: Actor, id: string): Member {
  const own = permissionsOf(team, actor);
  const member = team.get(id);
  if (!member) throw new AppError('not_found');
  if (id === actor.id) throw new AppError('own_account');
  if (exceeds(member.permissions, own)) throw new AppError('more_permissions');
  return member;
}

/** Throws where a member's new permissions (null: removed) would leave no administrator. */
export function requireAdministratorLeft(
  team: Team,
  changed: string,
  permissions: Permissions | null,
): void {
  const left = [...team.values()].some((member) => {
    const held = member.id === changed ? permissions : member.permissions;
    return held !== null && hasAll(held) && member.acceptedAt !== null;
  });
  if (!left) throw new AppError('last_administrator');
}
