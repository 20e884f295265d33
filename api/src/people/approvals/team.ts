import type { DbOrTrx } from '@parade/db';
import { isDemonstration } from '../../../contract/site-settings.ts';
import { PERMISSIONS, type Permission, type Permissions } from '../../../contract/staff.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { readPermissions } from '../users/permissions.ts';

/** What it takes to confirm a change: as it is stored, and as it is read. */
export const stored = (needs: readonly Permission[]): string => [...new Set(needs)].join(' ');
export const neededFor = (permissions: string): Permission[] =>
  permissions.split(' ') as Permission[];
export const holds = (may: Permissions, needs: readonly Permission[]): boolean =>
  needs.every((permission) => may[permission]);

/** Of what waits, what says who may see it and say no. */
export interface Waiting {
  permissions: string;
  dueAt: string | null;
}

/** Whether a change waits for a permission of this member, who reads it whole. */
export const concerns = ({ permissions }: Waiting, may: Permissions): boolean =>
  holds(may, neededFor(permissions).slice(0, 1));

/**
 * Whether a member may see that a change waits, and reject it: who holds the first of its
 * permissions; where it takes effect by time everybody of the team, for all are mailed that they may.
 */
export const mayReject = (row: Waiting, may: Permissions): boolean =>
  row.dueAt !== null || concerns(row, may);

/** Who holds all of these permissions, also while they are blocked. */
const holders = (db: DbOrTrx, needs: readonly Permission[]) =>
  needs.reduce(
    (query, permission) => query.where(`admins.${permission}`, '=', 1),
    db
      .selectFrom('admins')
      .innerJoin('users', 'users.id', 'admins.userId')
      .select('admins.userId')
      .where('admins.acceptedAt', 'is not', null)
      .where('users.role', '=', 'admin'),
  );

/** Who may come in now. */
const present = (db: DbOrTrx, needs: readonly Permission[]) =>
  holders(db, needs).where('users.status', '=', 'active');

async function permissionsIn(
  members: ReturnType<typeof holders>,
  staffId: string,
): Promise<Permissions | null> {
  const flags = await members
    .select(PERMISSIONS.map((name) => `admins.${name}` as const))
    .where('admins.userId', '=', staffId)
    .executeTakeFirst();
  return flags ? readPermissions(flags) : null;
}

/** What a member holds by now; null where they may not come in. */
export const heldBy = (db: DbOrTrx, staffId: string) => permissionsIn(present(db, []), staffId);

/** The same, also while they are blocked; null where they are no member any more. */
export const heldButForBlock = (db: DbOrTrx, staffId: string) =>
  permissionsIn(holders(db, []), staffId);

/** Whether this member may still answer for what they proposed. */
export const stillHolds = async (
  db: DbOrTrx,
  needs: readonly Permission[],
  staffId: string,
): Promise<boolean> =>
  (await present(db, needs).where('admins.userId', '=', staffId).executeTakeFirst()) !== undefined;

/**
 * Whether somebody of the team other than these may confirm a change: who
 * accepted the invitation, has signed in, and may come in now.
 */
export async function hasSecond(
  db: DbOrTrx,
  needs: readonly Permission[],
  others: readonly string[],
): Promise<boolean> {
  return (await ofOthers(present(db, needs), others).executeTakeFirst()) !== undefined;
}

const ofOthers = (members: ReturnType<typeof holders>, others: readonly string[]) =>
  members.where('users.lastLoginAt', 'is not', null).where('admins.userId', 'not in', others);

/** Permissions that somebody gains, and what a second person must hold to confirm them. */
export interface GrantPart {
  gained: Permission[];
  needs: Permission[];
}

/**
 * What somebody gains, by who confirms it. Who holds it all, beside the
 * permission that grants it, confirms it whole. Where nobody does, each
 * permission is for its own holders: a puppet that was given one of them must
 * not confirm the other in the place of whoever holds that.
 */
export async function grantParts(
  db: DbOrTrx,
  granting: Permission,
  gained: readonly Permission[],
  others: readonly string[],
): Promise<GrantPart[]> {
  if (gained.length === 0) return [];
  const all = [granting, ...gained];
  if (await hasSecond(db, all, others)) return [{ gained: [...gained], needs: all }];
  const parts: GrantPart[] = [];
  for (const permission of gained) {
    const needs = await holdersFirst(db, [granting, permission], others);
    parts.push({ gained: [permission], needs });
  }
  return parts;
}

/**
 * The same needs; or where nobody else holds as much, the last of them alone,
 * where somebody does: what is granted is never confirmed by time while
 * somebody holds it already.
 */
export async function holdersFirst(
  db: DbOrTrx,
  needs: readonly Permission[],
  others: readonly string[],
): Promise<Permission[]> {
  if (await hasSecond(db, needs, others)) return [...needs];
  const last = needs.slice(-1);
  return (await hasSecond(db, last, others)) ? last : [...needs];
}

/** How long somebody who was taken out of the team, or lost a permission, still counts. */
const MISSED_MS = 7 * 24 * 3_600_000;

/**
 * Where those other than these are reached who hold a permission but for a block, or did until
 * lately: the journal tells what each held who was removed, or lost a permission.
 */
export async function missed(
  db: DbOrTrx,
  permission: Permission,
  others: readonly string[],
  at: string,
): Promise<string[]> {
  const blocked = await ofOthers(holders(db, [permission]), others)
    .where('users.status', '!=', 'active')
    .select('users.email')
    .execute();
  const losses = await db
    .selectFrom('audit_events')
    .innerJoin('users', 'users.id', 'audit_events.objectId')
    .select(['audit_events.before', 'users.email'])
    .where('audit_events.objectType', '=', 'staff')
    .where('audit_events.action', 'in', ['remove', 'update'])
    .where('audit_events.at', '>', new Date(Date.parse(at) - MISSED_MS).toISOString())
    .where('audit_events.objectId', 'not in', others)
    .where('users.lastLoginAt', 'is not', null)
    .execute();
  const lost = losses.filter(
    ({ before }) => (JSON.parse(before ?? '{}') as Partial<Permissions>)[permission],
  );
  return [...blocked, ...lost].map(({ email }) => email);
}

/**
 * Who or what a change waits for at this instant; null where it takes effect at
 * once. Who held the last of the needs until lately counts, however little else
 * they held.
 */
export async function waitsFor(
  db: DbOrTrx,
  needs: readonly Permission[],
  others: readonly string[],
  at: string,
): Promise<'second' | 'hours' | null> {
  if (await hasSecond(db, needs, others)) return 'second';
  // Whoever tries the product alone must not be stopped; whoever made themselves alone must be.
  if (!isDemonstration(await currentSettings(db))) return 'hours';
  for (const permission of needs.slice(-1)) {
    if (await hasSecond(db, [permission], others)) return 'hours';
    if ((await missed(db, permission, others, at)).length > 0) return 'hours';
  }
  return null;
}
