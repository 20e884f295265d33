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
import { endProposals } from '../approvals/close.ts';
import { proposeOrApply, refuseWhileWaiting } from '../approvals/propose.ts';
import { type GrantPart, grantParts, waitsFor } from '../approvals/team.ts';
import { publishStaff } from '../users/client.ts';
import { exceeds, storedPermissions } from '../users/permissions.ts';
import { staffMember } from './members.ts';
import { publishMoneyAccess } from './money-access.ts';
import { lockTeam, requireMayChange, requireMayGrant } from './team.ts';

/** Whoever holds one of these can move money, say what the site claims, or confirm who may. */
const DANGEROUS: readonly Permission[] = ['managePayments', 'manageUsers', 'systemSettings'];

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
  if (exceeds(before, after)) await endProposals(services, unit, member, 'lost', after);
  // Their open pages connect again and hear only what they may know by now.
  unit.afterCommit(() => services.live.renew({ userId: id }));
}

/**
 * Parts what a member shall hold into what they hold at once, and what they
 * gain once somebody else who holds it confirmed it: one part for all of it, or
 * one for each permission. Errors: `approval_waiting`.
 */
export async function withoutWaiting(
  unit: UnitOfWork,
  actor: { id: string },
  id: string | null,
  { before, wanted }: { before: Permissions | null; wanted: Permissions },
): Promise<{ now: Permissions; waiting: GrantPart[] }> {
  const { trx, at } = unit;
  const gained = DANGEROUS.filter((name) => wanted[name] && !before?.[name]);
  const concerned = id === null ? [actor.id] : [actor.id, id];
  const waiting: GrantPart[] = [];
  for (const part of await grantParts(trx, grantChange.permission, gained, concerned)) {
    if ((await waitsFor(trx, part.needs, concerned, at)) !== null) waiting.push(part);
  }
  if (id !== null && waiting.length > 0) {
    for (const object of grantsOf(id)) await refuseWhileWaiting(unit, object);
  }
  const held = waiting.flatMap((part) => part.gained);
  return { now: { ...wanted, ...flags(held, false) }, waiting };
}

/** What a grant is called while it waits: by its member; of several parts each by its permission, too. */
const grantOf = (id: string): string => `staff/${id}`;
const partOf = (id: string, permission: Permission): string => `${grantOf(id)}/${permission}`;
const grantsOf = (id: string): string[] => [
  grantOf(id),
  ...DANGEROUS.map((permission) => partOf(id, permission)),
];

/** Proposes what was held back. */
export async function proposeGrant(
  services: Services,
  unit: UnitOfWork,
  actor: Person,
  { id, name, email }: { id: string; name: string; email: string },
  waiting: readonly GrantPart[],
): Promise<void> {
  for (const { gained, needs } of waiting) {
    const [first] = gained;
    await proposeOrApply(services, unit, actor, grantChange, {
      userId: id,
      needs,
      object: first && waiting.length > 1 ? partOf(id, first) : grantOf(id),
      title: `Permissions de ${name}`,
      changes: gained.map((permission) => ({
        what: `${PERMISSION_LABELS[permission]}, pour ${email}`,
        before: 'non',
        after: 'oui',
      })),
      input: { id, gained },
    });
  }
}
