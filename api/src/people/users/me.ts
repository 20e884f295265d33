import type { Me } from '../../../contract/auth.ts';
import type { Services } from '../../platform/context.ts';
import { orRefuse } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { presentSessionUser } from './account.ts';
import { statsOf } from './summary.ts';

/** The session user with what their profile shows besides. Error: `not_found`. */
export async function meOf(services: Services, account: Account): Promise<Me> {
  const row = await services.db
    .selectFrom('users')
    .select(['phone', 'address', 'createdAt', 'lastLoginAt', 'verified', 'kycStatus'])
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  const { phone, address, createdAt, lastLoginAt, verified, kycStatus } = row;
  return {
    ...presentSessionUser(account),
    phone,
    address,
    createdAt,
    lastLoginAt,
    verified: verified === 1,
    kycStatus,
    stats: await statsOf(services, account.id),
  };
}
