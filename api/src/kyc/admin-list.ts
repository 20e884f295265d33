import { type Expression, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ADMIN_KYC_SORTS, adminKycFilter } from '../../contract/kyc.ts';
import type { Services } from '../context.ts';
import { type AdminList, asList, contains } from '../http/admin-list.ts';
import { phoneDigits } from '../users/phone.ts';
import { kycRows, selectKyc, withPapers } from './queries.ts';

type Filter = z.output<typeof adminKycFilter>;
type Sort = (typeof ADMIN_KYC_SORTS)[number];

const COLUMNS = {
  submittedAt: sql.ref('kyc_verifications.submittedAt'),
  status: sql.ref('kyc_verifications.status'),
  fullName: sql.ref('kyc_verifications.fullName'),
  userEmail: sql.ref('users.email'),
} as const satisfies Record<Sort, unknown>;

function conditions({ id, userId, status, email, phone }: Filter) {
  const all: Expression<SqlBool>[] = [];
  const isOneOf = (column: string, values: readonly string[]) =>
    all.push(sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`);
  if (id !== undefined) isOneOf('kyc_verifications.id', asList(id));
  if (userId !== undefined) isOneOf('kyc_verifications.userId', [userId]);
  if (status !== undefined) isOneOf('kyc_verifications.status', [status]);
  if (email?.trim()) all.push(contains('users.email', email.trim().toLowerCase()));
  if (phone?.trim()) {
    const digits = phoneDigits(phone);
    // Letters alone are no number: they find nobody rather than everybody.
    all.push(digits ? contains('users.phoneDigits', digits) : sql<boolean>`1 = 0`);
  }
  return all;
}

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
