import type { DbOrTrx } from '@parade/db';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { STAFF_SORTS, StaffMember, staffFilter } from '../../../contract/staff.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type AdminList, asList } from '../../platform/http/admin-list.ts';
import { PERMISSION_COLUMNS, readPermissions } from '../users/permissions.ts';

type Filter = z.output<typeof staffFilter>;
type Sort = (typeof STAFF_SORTS)[number];
type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

const COLUMNS = {
  createdAt: 'admins.createdAt',
  name: 'users.nameFolded',
  email: 'users.email',
} as const satisfies Record<Sort, string>;

const members = (db: DbOrTrx) =>
  db
    .selectFrom('admins')
    .innerJoin('users', 'users.id', 'admins.userId')
    .leftJoin('users as inviters', 'inviters.id', 'admins.createdBy')
    .where('users.role', '=', 'admin')
    .select(['users.id', 'users.name', 'users.email', 'users.status', 'users.lastLoginAt'])
    .select(['admins.createdAt', 'admins.acceptedAt', 'admins.totpEnabledAt', 'admins.version'])
    .select(['inviters.email as inviter', ...PERMISSION_COLUMNS]);

function present(row: MemberRow): StaffMember {
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

/** The staff of a range, and how many match in all. */
export async function staffMembers({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const all = members(db).where((where) => {
    const conditions: Expression<SqlBool>[] = [];
    if (filter.id !== undefined) conditions.push(where('users.id', 'in', asList(filter.id)));
    return where.and(conditions);
  });
  const rows = await all
    .orderBy(COLUMNS[sort.field], sort.direction)
    .orderBy('users.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await all
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(present), total };
}

/** One staff member, or `not_found`. */
export async function staffMember(db: DbOrTrx, id: string): Promise<StaffMember> {
  const row = await members(db).where('users.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return present(row);
}
