import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import { adminUsersQuery } from '../../../contract/users.ts';
import { equals } from '../../platform/http/admin-list.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';
import { searchOfPeople } from './person-filter.ts';

const FILTER_COLUMNS = { id: 'users.id', status: 'users.status' };

const rows = (db: DbOrTrx, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'status', 'role', 'verified', 'isEmailVerified'])
    .select(['kycStatus', 'recoveredAmountCents as balanceCents', 'createdAt', 'lastLoginAt'])
    .select('version')
    .where('id', 'in', ids)
    .execute();
export type AdminUserRecord = Awaited<ReturnType<typeof rows>>[number];

/** The back office's list of clients. */
export const adminUserList: AdminList<typeof adminUsersQuery, AdminUserRecord> = {
  query: adminUsersQuery,
  table: {
    table: 'users',
    // Staff have their own tab.
    only: sql`"users"."role" = 'user'`,
    columns: {
      createdAt: 'users.createdAt',
      name: 'users.nameFolded',
      email: 'users.email',
      phone: 'users.phoneDigits',
      verified: { keys: ['users.verified', 'users.createdAt'] },
      status: { keys: ['users.status', 'users.createdAt'] },
      // An empty text for those who never signed in: the two databases put NULL at different ends.
      lastLoginAt: sql`coalesce("users"."lastLoginAt", '')`,
    },
  },
  where: (filter) => equals(FILTER_COLUMNS, filter),
  search: searchOfPeople,
  rows,
};
