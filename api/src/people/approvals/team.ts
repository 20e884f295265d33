import type { DbOrTrx } from '@parade/db';
import { isDemonstration } from '../../../contract/site-settings.ts';
import type { Permission, Permissions } from '../../../contract/staff.ts';
import { currentSettings } from '../../platform/settings/read.ts';

/** What it takes to confirm a change: as it is stored, and as it is read. */
export const stored = (needs: readonly Permission[]): string => [...new Set(needs)].join(' ');
export const neededFor = (permissions: string): Permission[] =>
  permissions.split(' ') as Permission[];
export const holds = (may: Permissions, needs: readonly Permission[]): boolean =>
  needs.every((permission) => may[permission]);

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
  return isThere(present(db, needs), others);
}

const isThere = async (members: ReturnType<typeof holders>, others: readonly string[]) =>
  (await members
    .where('users.lastLoginAt', 'is not', null)
    .where('admins.userId', 'not in', others)
    .executeTakeFirst()) !== undefined;

/**
 * What a second person must hold to confirm that somebody gains permissions:
 * all of them, beside the one that grants them. Where nobody else holds as
 * much, whoever holds one of them already confirms: else a puppet beside them
 * would be granted at once, and confirm in their place.
 */
export async function neededToGrant(
  db: DbOrTrx,
  granting: Permission,
  gained: readonly Permission[],
  others: readonly string[],
): Promise<Permission[]> {
  const all = [granting, ...gained];
  if (await hasSecond(db, all, others)) return all;
  for (const permission of gained) {
    if (await hasSecond(db, [permission], others)) return [permission];
  }
  return all;
}

/** How long somebody who was taken out of the team, or lost a permission, still counts. */
const MISSED_MS = 7 * 24 * 3_600_000;

/**
 * Whether somebody other than these could confirm a change but for a block, or
 * could until lately: the journal tells what each held who was removed, or lost
 * a permission.
 */
async function hadSecond(
  db: DbOrTrx,
  needs: readonly Permission[],
  others: readonly string[],
  at: string,
): Promise<boolean> {
  if (await isThere(holders(db, needs), others)) return true;
  const losses = await db
    .selectFrom('audit_events')
    .innerJoin('users', 'users.id', 'audit_events.objectId')
    .select('audit_events.before')
    .where('audit_events.objectType', '=', 'staff')
    .where('audit_events.action', 'in', ['remove', 'update'])
    .where('audit_events.at', '>', new Date(Date.parse(at) - MISSED_MS).toISOString())
    .where('audit_events.objectId', 'not in', others)
    .where('users.lastLoginAt', 'is not', null)
    .execute();
  return losses.some(({ before }) => {
    const held = JSON.parse(before ?? '{}') as Partial<Permissions>;
    return needs.every((permission) => held[permission]);
  });
}

/** Who or what a change waits for at this instant; null where it takes effect at once. */
export async function waitsFor(
  db: DbOrTrx,
  needs: readonly Permission[],
  others: readonly string[],
  at: string,
): Promise<'second' | 'hours' | null> {
  if (await hasSecond(db, needs, others)) return 'second';
  // Whoever tries the product alone must not be stopped; whoever made themselves alone must be.
  const isFree =
    isDemonstration(await currentSettings(db)) && !(await hadSecond(db, needs, others, at));
  return isFree ? null : 'hours';
}
