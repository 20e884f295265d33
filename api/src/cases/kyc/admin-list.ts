import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import { adminKycQuery } from '../../../contract/kyc.ts';
import { searchOf } from '../../people/users/person-filter.ts';
import { equals } from '../../platform/http/admin-list.ts';
import { ofOwner } from '../../platform/http/list-page.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';
import { type KycRecord, selectKyc, withPhotos } from './queries.ts';

const FILTER_COLUMNS = {
  id: 'kyc_verifications.id',
  userId: 'kyc_verifications.userId',
  status: 'kyc_verifications.status',
};

/** How many sides of the paper were sent. */
const SIDES = sql`case when "kyc_verifications"."idBackId" is null then 1 else 2 end`;

/** The requests of these ids with their photos. */
const rows = async (db: DbOrTrx, ids: readonly string[]) =>
  withPhotos(db, await selectKyc(db).where('kyc_verifications.id', 'in', ids).execute());

/** The back office's list of identity requests. */
export const adminKycList: AdminList<typeof adminKycQuery, KycRecord> = {
  query: adminKycQuery,
  table: {
    table: 'kyc_verifications',
    owner: 'kyc_verifications.userId',
    columns: {
      submittedAt: 'kyc_verifications.submittedAt',
      status: { keys: ['kyc_verifications.status', 'kyc_verifications.submittedAt'] },
      fullName: 'kyc_verifications.fullName',
      userEmail: ofOwner('email'),
      sides: SIDES,
    },
  },
  where: (filter) => equals(FILTER_COLUMNS, filter),
  search: (db, filter) =>
    searchOf(
      db,
      { id: 'kyc_verifications.id', owner: 'kyc_verifications.userId' },
      'kyc-verifications',
      filter,
    ),
  rows,
};
