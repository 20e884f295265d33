import type { DbOrTrx } from '@parade/db';

/** Whether somebody's identity papers are approved, for who has to know nothing else of them. */
export async function identityApproved(db: DbOrTrx, userId: string): Promise<boolean> {
  const { kycStatus } = await db
    .selectFrom('users')
    .select('kycStatus')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return kycStatus === 'approved';
}
