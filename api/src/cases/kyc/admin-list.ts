import type { DbOrTrx } from '@parade/db';
import type { adminKycQuery } from '../../../contract/kyc.ts';
import { personMatches } from '../../people/users/person-filter.ts';
import { type AdminQuery, adminList, equals } from '../../platform/http/admin-list.ts';
import { selectKyc, withPhotos } from './queries.ts';

const COLUMNS = {
  submittedAt: 'kyc_verifications.submittedAt',
  status: 'kyc_verifications.status',
  fullName: 'kyc_verifications.fullName',
  userEmail: 'users.email',
};

const FILTER_COLUMNS = {
  id: 'kyc_verifications.id',
  userId: 'kyc_verifications.userId',
  status: 'kyc_verifications.status',
};

/** The back office's list: rows of a range with their photos, and how many match in all. */
export async function adminKyc(db: DbOrTrx, query: AdminQuery<typeof adminKycQuery>) {
  const { filter } = query;
  const found = selectKyc(db).where((where) =>
    where.and([...equals(FILTER_COLUMNS, filter), ...personMatches(filter)]),
  );
  const { rows, total } = await adminList(found, query, COLUMNS, 'kyc_verifications.id');
  return { rows: await withPhotos(db, rows), total };
}
