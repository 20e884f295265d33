import { sql } from 'kysely';
import type { z } from 'zod';
import type { ADMIN_USER_SORTS, adminUserFilter } from '../../../contract/users.ts';
import type { Services } from '../../platform/context.ts';
import { type AdminList, equals, nullsLast } from '../../platform/http/admin-list.ts';
import { personMatches } from './person-filter.ts';

type Filter = z.output<typeof adminUserFilter>;
type Sort = (typeof ADMIN_USER_SORTS)[number];

/** The two databases put NULL at different ends: who never signed in comes before everybody. */
const COLUMNS = {
  createdAt: sql.ref('createdAt'),
  name: sql.ref('nameFolded'),
  email: sql.ref('email'),
  status: sql.ref('status'),
  lastLoginAt: sql`coalesce("lastLoginAt", '')`,
} as const satisfies Record<Sort, unknown>;

const FILTER_COLUMNS = { id: 'users.id', status: 'users.status' };

/** The clients of a range, and how many match in all. Staff have their own tab. */
export async function adminUsers({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const matching = db
    .selectFrom('users')
    .where('role', '=', 'user')
    .where((where) => where.and([...equals(FILTER_COLUMNS, filter), ...personMatches(filter)]));
  const rows = await matching
    .select(['id', 'name', 'email', 'phone', 'status', 'role', 'verified', 'isEmailVerified'])
    .select(['kycStatus', 'recoveredAmountCents', 'createdAt', 'lastLoginAt', 'version'])
    .orderBy(
      COLUMNS[sort.field],
      sort.field === 'lastLoginAt' ? nullsLast(sort.direction) : sort.direction,
    )
    .orderBy('id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
