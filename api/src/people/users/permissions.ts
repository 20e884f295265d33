import { PERMISSIONS, type Permission, type Permissions } from '../../../contract/staff.ts';

/** Flags as the table has them; null on the empty side of a join. */
export type PermissionFlags = Record<Permission, number | null>;

export const PERMISSION_COLUMNS = PERMISSIONS.map((name) => `admins.${name}` as const);

const each = <Value>(flag: (name: Permission) => Value) =>
  Object.fromEntries(PERMISSIONS.map((name) => [name, flag(name)])) as Record<Permission, Value>;

export const readPermissions = (row: PermissionFlags): Permissions =>
  each((name) => row[name] === 1);

export const storedPermissions = (held: Permissions) => each((name) => (held[name] ? 1 : 0));

/** Whether `theirs` has anything that `mine` lacks. */
export const exceeds = (theirs: Permissions, mine: Permissions): boolean =>
  PERMISSIONS.some((permission) => theirs[permission] && !mine[permission]);

export const hasAll = (held: Permissions): boolean => PERMISSIONS.every((p) => held[p]);
