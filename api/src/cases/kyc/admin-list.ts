import { sql } from 'kysely';
import type { z } from 'zod';
import type { ADMIN_KYC_SORTS, adminKycFilter } from '../../../contract/kyc.ts';
import { personMatches } from '../../people/users/person-filter.ts';
import type { Services } from '../../platform/context.ts';
import { type AdminList, equals } from '../../platform/http/admin-list.ts';
import { kycRows, selectKyc, withPapers } from './queries.ts';

type Filter = z.output<typeof adminKycFilter>;
type Sort = (typeof ADMIN_KYC_SORTS)[number];

const COLUMNS = {
  submittedAt: sql.ref('kyc_verifications.submittedAt'),
  status: sql.ref('kyc_verifications.status'),
  fullName: sql.ref('kyc_verifications.fullName'),
  userEmail: sql.ref('users.email'),
} as const satisfies Record<Sort, unknown>;

const FILTER_COLUMNS = {
  id: 'kyc_verifications.id',
  userId: 'kyc_verifications.userId',
  status: 'kyc_verifications.status',
};

const conditions = (filter: Filter) => [
  ...equals(FILTER_COLUMNS, filter),
  ...personMatches(filter),
];

/** The back office's list: rows of a range, and how many match in all. */
export async function adminKyc({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const rows = await selectKyc(db)
    .where((where) => where.and(conditions(filter)))
    .orderBy(COLUMNS[sort.field], sort.direction)
    .orderBy('kyc_verifications.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await kycRows(db)
    .where((where) => where.and(conditions(filter)))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await withPapers(db, rows), total };
}
