import { PERMISSIONS, type Permission, type Permissions } from '../../../contract/staff.ts';

/** Flags as the table has them; null on the empty side of a join. */
type Columns = Record<Permission, number | null>;

export const PERMISSION_COLUMNS = [
  'admins.manageReports',
  'admins.managePayments',
  'admins.manageUsers',
  'admins.systemSettings',
] as const;

export const readPermissions = (row: Columns): Permissions => ({
  manageReports: row.manageReports === 1,
  managePayments: row.managePayments === 1,
  manageUsers: row.manageUsers === 1,
  systemSettings: row.systemSettings === 1,
});

export const storedPermissions = (held: Permissions): Record<Permission, number> => ({
  manageReports: held.manageReports ? 1 : 0,
  managePayments: held.managePayments ? 1 : 0,
  manageUsers: held.manageUsers ? 1 : 0,
  systemSettings: held.systemSettings ? 1 : 0,
});

/** Whether `theirs` has anything that `mine` lacks. */
export const exceeds = (theirs: Permissions, mine: Permissions): boolean =>
  PERMISSIONS.some((permission) => theirs[permission] && !mine[permission]);

export const hasAll = (held: Permissions): boolean => PERMISSIONS.every((p) => held[p]);
