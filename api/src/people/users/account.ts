import type { DbOrTrx } from '@parade/db';
import type { SessionUser } from '../../../contract/auth.ts';
import type { Account } from '../../platform/session.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { documentUrl } from '../documents/present.ts';
import { PERMISSION_COLUMNS, type PermissionFlags, readPermissions } from './permissions.ts';
import { PREFERENCE_COLUMNS, type PreferenceFlags, presentPreferences } from './preferences.ts';
import { isDue } from './second-factor.ts';

export const ACCOUNT_COLUMNS = [
  'users.id as id',
  'users.email as email',
  'users.name as name',
  'users.role as role',
  'users.status as status',
  'users.isEmailVerified as isEmailVerified',
  'users.avatar as avatar',
  'users.bio as bio',
  'users.termsTextId as termsTextId',
  ...PREFERENCE_COLUMNS,
  ...PERMISSION_COLUMNS,
  'admins.userId as adminId',
  'admins.totpEnabledAt as totpEnabledAt',
  'admins.totpGraceEndsAt as totpGraceEndsAt',
] as const;

type OwnColumns = Pick<Account, 'id' | 'email' | 'name' | 'role' | 'status' | 'avatar' | 'bio'>;
interface AccountRow extends OwnColumns, PreferenceFlags, PermissionFlags {
  isEmailVerified: number;
  termsTextId: string | null;
  adminId: string | null;
  totpEnabledAt: string | null;
  totpGraceEndsAt: string | null;
}

export function presentAccount(row: AccountRow): Account {
  const { id, email, name, role, status, avatar, bio } = row;
  const isEmailVerified = row.isEmailVerified === 1;
  const hasAcceptedText = row.termsTextId !== null;
  const preferences = presentPreferences(row);
  // Both are needed: the role and the administrator's row (specification 4).
  const isAdmin = role === 'admin' && row.adminId !== null;
  const permissions = isAdmin ? readPermissions(row) : null;
  const own = { id, email, name, role, status, avatar, bio };
  const person = { ...own, isEmailVerified, hasAcceptedText, preferences };
  const { totpEnabledAt, totpGraceEndsAt } = row;
  const totpEnabled = totpEnabledAt !== null;
  const staff = permissions && { permissions, totpEnabled, totpGraceEndsAt };
  return { ...person, staff, permissions, totpSetupRequired: false };
}

/**
 * Staff without the second factor that is asked of them may do nothing but set
 * it up: neither in the back office nor with documents or live news.
 */
export async function heldToSettings(db: DbOrTrx, account: Account, now: Date): Promise<Account> {
  const { staff } = account;
  if (!staff || staff.totpEnabled) return account;
  if (!isDue(await currentSettings(db), staff.totpGraceEndsAt, now)) return account;
  return { ...account, permissions: null, totpSetupRequired: true };
}

/** The session user as the product builds it (specification 3). */
export function presentSessionUser(account: Account): SessionUser {
  return {
    uid: account.id,
    email: account.email,
    displayName: account.name,
    emailVerified: account.isEmailVerified,
    isAdmin: account.staff !== null,
    role: account.role,
    name: account.name,
    profile: {
      avatar: account.avatar && documentUrl(account.avatar),
      bio: account.bio,
      preferences: account.preferences,
    },
    status: account.status,
    ...(account.hasAcceptedText ? { hasAcceptedText: true } : {}),
    ...(account.staff ? { permissions: account.staff.permissions } : {}),
    ...secondFactorOf(account),
  };
}

function secondFactorOf({ staff, totpSetupRequired }: Account) {
  if (totpSetupRequired) return { totpSetupRequired: true as const };
  return staff && !staff.totpEnabled ? { totpProposed: { until: staff.totpGraceEndsAt } } : {};
}
