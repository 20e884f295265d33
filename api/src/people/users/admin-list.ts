import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { adminUsersQuery } from '../../../contract/users.ts';
import { type AdminQuery, adminList, equals } from '../../platform/http/admin-list.ts';
import { personMatches } from './person-filter.ts';

const COLUMNS = {
  createdAt: 'createdAt',
  name: 'nameFolded',
  email: 'email',
  status: 'status',
  // An empty text for those who never signed in: the two databases put NULL at different ends.
  lastLoginAt: sql`coalesce("lastLoginAt", '')`,
};

const FILTER_COLUMNS = { id: 'users.id', status: 'users.status' };

/** The clients of a range, and how many match in all. Staff have their own tab. */
export function adminUsers(db: DbOrTrx, query: AdminQuery<typeof adminUsersQuery>) {
  const { filter } = query;
  const found = db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'status', 'role', 'verified', 'isEmailVerified'])
    .select([
      'kycStatus',
      'recoveredAmountCents as balanceCents',
      'createdAt',
      'lastLoginAt',
      'version',
    ])
    .where('role', '=', 'user')
    .where((where) => where.and([...equals(FILTER_COLUMNS, filter), ...personMatches(filter)]));
  return adminList(found, query, COLUMNS, 'id');
}
