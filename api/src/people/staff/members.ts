import type { DbOrTrx } from '@parade/db';
import type { adminStaffQuery, StaffMember } from '../../../contract/staff.ts';
import { AppError } from '../../platform/errors.ts';
import { type AdminQuery, adminList, equals } from '../../platform/http/admin-list.ts';
import { PERMISSION_COLUMNS, readPermissions } from '../users/permissions.ts';

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

const COLUMNS = {
  createdAt: 'admins.createdAt',
  name: 'users.nameFolded',
  email: 'users.email',
};

const FILTER_COLUMNS = { id: 'users.id' };

const members = (db: DbOrTrx) =>
  db
    .selectFrom('admins')
    .innerJoin('users', 'users.id', 'admins.userId')
    .leftJoin('users as inviters', 'inviters.id', 'admins.createdBy')
    .where('users.role', '=', 'admin')
    .select(['users.id', 'users.name', 'users.email', 'users.status', 'users.lastLoginAt'])
    .select(['admins.createdAt', 'admins.acceptedAt', 'admins.totpEnabledAt', 'admins.version'])
    .select(['inviters.email as inviter', ...PERMISSION_COLUMNS]);

/** What leaves about a staff member: an allow-list. */
export function presentMember(row: MemberRow): StaffMember {
  const { id, name, email, inviter, createdAt, lastLoginAt, version } = row;
  const status = row.status === 'inactive' ? 'active' : row.status;
  return {
    id,
    name,
    email,
    role: 'admin',
    permissions: readPermissions(row),
    status: row.acceptedAt === null ? 'invited' : status,
    totpEnabled: row.totpEnabledAt !== null,
    createdAt,
    createdBy: inviter,
    lastLoginAt,
    version,
  };
}

/** The team: rows of a range, and how many there are in all. */
export function staffMembers(db: DbOrTrx, query: AdminQuery<typeof adminStaffQuery>) {
  const found = members(db).where((where) => where.and(equals(FILTER_COLUMNS, query.filter)));
  return adminList(found, query, COLUMNS, 'users.id');
}

/** One staff member, or `not_found`. */
export async function staffMember(db: DbOrTrx, id: string): Promise<StaffMember> {
  const row = await members(db).where('users.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return presentMember(row);
}
