import type { Transaction } from '@parade/db';
import type { Me } from '../../contract/auth.ts';
import { type Account, presentSessionUser } from '../auth/account.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { statsOf } from './summary.ts';

/** The session user with what their profile shows besides. Error: `not_found`. */
export async function meOf(db: Services['db'] | Transaction, account: Account): Promise<Me> {
  const row = await db
    .selectFrom('users')
    .select(['phone', 'address', 'createdAt', 'lastLoginAt', 'verified', 'kycStatus'])
    .where('id', '=', account.id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const { phone, address, createdAt, lastLoginAt, verified, kycStatus } = row;
  return {
    ...presentSessionUser(account),
    phone,
    address,
    createdAt,
    lastLoginAt,
    verified: verified === 1,
    kycStatus,
    stats: await statsOf(db, account.id),
  };
}
