import { type Me, me } from '../../../contract/auth.ts';
import { allowed } from '../../platform/allowed.ts';
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
  return allowed(me, {
    ...presentSessionUser(account),
    ...row,
    verified: row.verified === 1,
    stats: await statsOf(services, account.id),
  });
}
