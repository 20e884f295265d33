import type { SessionUser } from '../../contract/auth.ts';
import type { Permissions } from '../../contract/staff.ts';
import type { AccountStatus } from '../../contract/users.ts';

/** What each request knows of the person who makes it. */
export interface Account {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'admin';
  status: AccountStatus;
  isEmailVerified: boolean;
  avatar: string | null;
  bio: string;
  preferences: SessionUser['profile']['preferences'];
  /** Null without a row in `admins`. */
  permissions: Permissions | null;
}

export const ACCOUNT_COLUMNS = [
  'users.id as id',
  'users.email as email',
  'users.name as name',
  'users.role as role',
  'users.status as status',
  'users.isEmailVerified as isEmailVerified',
  'users.avatar as avatar',
  'users.bio as bio',
  'users.preferences as preferences',
  'admins.userId as adminId',
  'admins.manageReports as manageReports',
  'admins.managePayments as managePayments',
  'admins.manageUsers as manageUsers',
  'admins.systemSettings as systemSettings',
] as const;

interface AccountRow {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'admin';
  status: AccountStatus;
  isEmailVerified: number;
  avatar: string | null;
  bio: string;
  preferences: string;
  adminId: string | null;
  manageReports: number | null;
  managePayments: number | null;
  manageUsers: number | null;
  systemSettings: number | null;
}

export function presentAccount(row: AccountRow): Account {
  const { id, email, name, role, status, avatar, bio } = row;
  const isEmailVerified = row.isEmailVerified === 1;
  const preferences = JSON.parse(row.preferences) as Account['preferences'];
  // Both are needed: the role and the administrator's row (specification 4).
  const isAdmin = role === 'admin' && row.adminId !== null;
  const permissions = isAdmin
    ? {
        manageReports: row.manageReports === 1,
        managePayments: row.managePayments === 1,
        manageUsers: row.manageUsers === 1,
        systemSettings: row.systemSettings === 1,
      }
    : null;
  return { id, email, name, role, status, isEmailVerified, avatar, bio, preferences, permissions };
}

/** The session user as the product builds it (specification 3). */
export function presentSessionUser(account: Account): SessionUser {
  return {
    uid: account.id,
    email: account.email,
    displayName: account.name,
    emailVerified: account.isEmailVerified,
    isAdmin: account.permissions !== null,
    role: account.role,
    name: account.name,
    profile: { avatar: account.avatar, bio: account.bio, preferences: account.preferences },
    status: account.status,
    ...(account.permissions ? { permissions: account.permissions } : {}),
  };
}
