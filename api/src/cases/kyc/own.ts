import type { Db } from '@parade/db';
import type { OwnKyc } from '../../../contract/kyc.ts';
import { presentKyc, presentViews } from './present.ts';
import { latestKyc, viewsOf } from './queries.ts';

/** Where a person stands with their identity: the request that counts, and every look at a paper of theirs. */
export async function ownKycOf(db: Db, userId: string): Promise<OwnKyc> {
  const { kycStatus } = await db
    .selectFrom('users')
    .select('kycStatus')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const latest = await latestKyc(db, userId);
  return {
    kycStatus,
    verification: latest ? presentKyc(latest) : null,
    views: presentViews(await viewsOf(db, { userId })),
  };
}
