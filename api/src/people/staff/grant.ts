import { z } from 'zod';
import {
  PERMISSION_LABELS,
  PERMISSIONS,
  type Permission,
  type Permissions,
} from '../../../contract/staff.ts';
import type { Actor, Person, Services } from '../../platform/context.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { proposeOrApply, refuseWhileWaiting } from '../approvals/propose.ts';
import { neededToGrant, waitsFor } from '../approvals/team.ts';
import { publishStaff } from '../users/client.ts';
import { storedPermissions } from '../users/permissions.ts';
import { staffMember } from './members.ts';
import { publishMoneyAccess } from './money-access.ts';
import { lockTeam, requireMayChange, requireMayGrant } from './team.ts';

/** Whoever holds one of these can move money, or say what the site claims. */
const DANGEROUS: readonly Permission[] = ['managePayments', 'systemSettings'];

interface Grant {
  id: string;
  gained: Permission[];
}

/**
 * Permissions that somebody gains beside those that they hold by then. Errors:
 * `permission_denied`, `more_permissions`, `not_found`, `own_account`.
 */
export const grantChange = {
  kind: 'staff.permissions',
  permission: 'manageUsers',
  input: z.object({ id: z.string(), gained: z.array(z.enum(PERMISSIONS)) }),
  async apply(services: Services, unit, proposer, { id, gained }) {
    const team = await lockTeam(unit.trx);
    const { permissions: before, version } = requireMayChange(team, proposer, id);
    const after = { ...before, ...flags(gained, true) };
    requireMayGrant(team, proposer, after);
    await setPermissions(services, unit, proposer, { id, version, before, after });
  },
} satisfies ApprovalKind<Grant>;

const flags = (names: readonly Permission[], held: boolean): Partial<Permissions> =>
  Object.fromEntries(names.map((name) => [name, held]));

/** Stores them, into the journal, and tells everybody who now manages money. */
export async function setPermissions(
  services: Services,
  unit: UnitOfWork,
  actor: Actor,
  change: { id: string; version: number; before: Permissions; after: Permissions },
): Promise<void> {
  const { id, version, before, after } = change;
  await unit.trx
    .updateTable('admins')
    .set({ ...storedPermissions(after), version: version + 1 })
    .where('userId', '=', id)
    .execute();
  await unit.audit('update', 'staff', id, { before, after });
  publishStaff(unit, id);
  const member = await staffMember(unit.trx, id);
  const gained = after.managePayments;
  if (before.managePayments !== gained && member.status !== 'invited') {
    await publishMoneyAccess(services, unit, { name: member.name, by: actor.name, gained });
  }
  // Their open pages connect again and hear only what they may know by now.
  unit.afterCommit(() => services.live.renew({ userId: id }));
}

/**
 * Parts what a member shall hold into what they hold at once, and what they
 * gain once somebody else who holds it confirmed it. Errors: `approval_waiting`.
 */
export async function withoutWaiting(
  unit: UnitOfWork,
  actor: { id: string },
  id: string | null,
  { before, wanted }: { before: Permissions | null; wanted: Permissions },
): Promise<{ now: Permissions; gained: Permission[] }> {
  const gained = DANGEROUS.filter((name) => wanted[name] && !before?.[name]);
  const concerned = id === null ? [actor.id] : [actor.id, id];
  const needs = await neededToGrant(unit.trx, grantChange.permission, gained, concerned);
  if (gained.length === 0 || (await waitsFor(unit.trx, needs, concerned, unit.at)) === null) {
    return { now: wanted, gained: [] };
  }
  if (id !== null) await refuseWhileWaiting(unit, objectOf(id));
  return { now: { ...wanted, ...flags(gained, false) }, gained };
}

const objectOf = (id: string): string => `staff/${id}`;

/** Proposes what was held back. */
export async function proposeGrant(
  services: Services,
  unit: UnitOfWork,
  actor: Person,
  { id, name, email }: { id: string; name: string; email: string },
  gained: Permission[],
): Promise<void> {
  if (gained.length === 0) return;
  await proposeOrApply(services, unit, actor, grantChange, {
    userId: id,
    needs: await neededToGrant(unit.trx, grantChange.permission, gained, [actor.id, id]),
    object: objectOf(id),
    title: `Permissions de ${name}`,
    changes: gained.map((permission) => ({
      what: `${PERMISSION_LABELS[permission]}, pour ${email}`,
      before: 'non',
      after: 'oui',
    })),
    input: { id, gained },
  });
}
