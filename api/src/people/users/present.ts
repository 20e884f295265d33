import { centsToEuros } from '../../../contract/money.ts';
import { readReportStatus } from '../../../contract/report-statuses.ts';
import type { AdminUser, AdminUserRow } from '../../../contract/users.ts';
import { documentUrl } from '../documents/present.ts';
import { type PreferenceFlags, presentPreferences } from './preferences.ts';

type Flags = 'verified' | 'isEmailVerified' | 'uid' | 'recoveredAmount';

type UserRecord = Omit<AdminUserRow, Flags> & {
  verified: number;
  isEmailVerified: number;
  balanceCents: number;
};

type DetailFields = Omit<
  AdminUser,
  | keyof AdminUserRow
  | 'hasAcceptedText'
  | 'preferences'
  | 'isAdmin'
  | 'openSessions'
  | 'documents'
  | keyof Held
>;

/** The columns of a person's record. The database returns null for a count of nothing. */
type UserDetail = UserRecord &
  DetailFields &
  PreferenceFlags & {
    termsTextId: string | null;
    adminId: string | null;
    openSessions: number | null;
    documents: number | null;
  };

interface Held {
  notifications: AdminUser['notifications'];
  reports: (Omit<AdminUser['reports'][number], 'amount' | 'status'> & {
    amountCents: number | null;
    status: string;
  })[];
  events: AdminUser['events'];
}

/** What leaves about a person, for staff: an allow-list. */
export function presentUserRow(u: UserRecord): AdminUserRow {
  return {
    id: u.id,
    uid: u.id,
    name: u.name,
    email: u.email,
    phone: u.phone,
    status: u.status,
    role: u.role,
    verified: u.verified === 1,
    isEmailVerified: u.isEmailVerified === 1,
    kycStatus: u.kycStatus,
    recoveredAmount: centsToEuros(u.balanceCents),
    createdAt: u.createdAt,
    lastLoginAt: u.lastLoginAt,
    version: u.version,
  };
}

export function presentUser(u: UserDetail, { notifications, reports, events }: Held): AdminUser {
  return {
    ...presentUserRow(u),
    avatar: u.avatar && documentUrl(u.avatar),
    address: u.address,
    bio: u.bio,
    updatedAt: u.updatedAt,
    verifiedAt: u.verifiedAt,
    verifiedBy: u.verifiedBy,
    verifiedByEmail: u.verifiedByEmail,
    deletedAt: u.deletedAt,
    deletedBy: u.deletedBy,
    deletedByEmail: u.deletedByEmail,
    reactivatedAt: u.reactivatedAt,
    reactivatedBy: u.reactivatedBy,
    reactivatedByEmail: u.reactivatedByEmail,
    statusUpdatedAt: u.statusUpdatedAt,
    statusUpdatedBy: u.statusUpdatedBy,
    statusUpdatedByEmail: u.statusUpdatedByEmail,
    termsVersion: u.termsVersion,
    termsAcceptedAt: u.termsAcceptedAt,
    hasAcceptedText: u.termsTextId !== null,
    adultDeclaredAt: u.adultDeclaredAt,
    erasedAt: u.erasedAt,
    preferences: presentPreferences(u),
    isAdmin: u.adminId !== null && u.role === 'admin',
    openSessions: u.openSessions ?? 0,
    documents: u.documents ?? 0,
    notifications,
    reports: reports.map((r) => ({
      id: r.id,
      reference: r.reference,
      title: r.title,
      status: readReportStatus(r.status),
      amount: r.amountCents === null ? null : centsToEuros(r.amountCents),
      createdAt: r.createdAt,
      deletedAt: r.deletedAt,
    })),
    events,
  };
}
