import type { DbOrTrx } from '@parade/db';
import type { AdminKycDetail, OwnKyc } from '../../../contract/kyc.ts';
import type { Resources } from '../../platform/resources.ts';
import { presentAdminKyc, presentKyc, presentViews } from './present.ts';
import { kycOf, latestKyc, viewsOf } from './queries.ts';

/** One request for staff, with who looked at its photos. Errors: `not_found`. */
export async function kycDetailOf(db: DbOrTrx, id: string, key: Buffer): Promise<AdminKycDetail> {
  const request = presentAdminKyc(await kycOf(db, id), key);
  return { ...request, views: await viewsOf(db, { requestId: id }) };
}

/** A person's own status, latest request, and every look at a photo of theirs. */
export async function ownKycOf({ db, key }: Resources, userId: string): Promise<OwnKyc> {
  const { kycStatus } = await db
    .selectFrom('users')
    .select('kycStatus')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const latest = await latestKyc(db, userId);
  return {
    kycStatus,
    verification: latest ? presentKyc(latest, key) : null,
    views: presentViews(await viewsOf(db, { userId })),
  };
}
