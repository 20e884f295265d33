import type { DbOrTrx } from '@parade/db';
import type { AdminKycDetail } from '../../../contract/kyc.ts';
import { presentAdminKyc } from './present.ts';
import { kycOf, viewsOf } from './queries.ts';

/** One request for staff, with who looked at its papers. Errors: `not_found`. */
export async function kycDetailOf(db: DbOrTrx, id: string): Promise<AdminKycDetail> {
  const request = presentAdminKyc(await kycOf(db, id));
  return { ...request, views: await viewsOf(db, { requestId: id }) };
}
