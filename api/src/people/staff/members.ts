import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import {
  adminStaffQuery,
  type StaffMember,
  staffMember as staffMemberShape,
} from '../../../contract/staff.ts';
import { allowed } from '../../platform/allowed.ts';
import { orRefuse } from '../../platform/errors.ts';
import { equals } from '../../platform/http/admin-list.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';
import { PERMISSION_COLUMNS, readPermissions } from '../users/permissions.ts';

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

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

/** What leaves about a staff member. */
export function presentMember(row: MemberRow): StaffMember {
  const status = row.status === 'inactive' ? 'active' : row.status;
  return allowed(staffMemberShape, {
    ...row,
    role: 'admin',
    permissions: readPermissions(row),
    status: row.acceptedAt === null ? 'invited' : status,
    totpEnabled: row.totpEnabledAt !== null,
    createdBy: row.inviter,
  });
}

const PERMISSIONS_HELD = sql`"admins"."manageReports" + "admins"."managePayments"
  + "admins"."manageUsers" + "admins"."systemSettings"`;
/** As the list shows it: invited, or what the account is. */
const STATUS = sql`case when "admins"."acceptedAt" is null then 'invited'
  else "users"."status" end`;

/** The team. */
export const staffList: AdminList<typeof adminStaffQuery, MemberRow> = {
  query: adminStaffQuery,
  table: {
    table: 'admins',
    id: 'admins.userId',
    joins: sql`join "users" on "users"."id" = "admins"."userId"`,
    owner: 'admins.userId',
    columns: {
      createdAt: 'admins.createdAt',
      name: 'users.nameFolded',
      email: 'users.email',
      permissions: PERMISSIONS_HELD,
      totpEnabled: sql`case when "admins"."totpEnabledAt" is null then 0 else 1 end`,
      status: STATUS,
      lastLoginAt: sql`coalesce("users"."lastLoginAt", '')`,
    },
  },
  where: (filter) => [sql<boolean>`"users"."role" = 'admin'`, ...equals(FILTER_COLUMNS, filter)],
  rows: (db, ids) => members(db).where('users.id', 'in', ids).execute(),
};

/** The whole team, in the order in which they came. */
export async function wholeTeam(db: DbOrTrx): Promise<StaffMember[]> {
  const rows = await members(db).orderBy('admins.createdAt').orderBy('users.id').execute();
  return rows.map(presentMember);
}

/** One staff member, or `not_found`. */
export async function staffMember(db: DbOrTrx, id: string): Promise<StaffMember> {
  const row = await members(db)
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  return presentMember(row);
}
