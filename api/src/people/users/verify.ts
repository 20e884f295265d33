import type { AdminUser } from '../../../contract/users.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { changeUser, lockClient, publishUser } from './client.ts';
import { adminUserOf } from './detail.ts';

/**
 * Sets or clears the verified flag; both stamp when and by whom
 * (specification 4). A repeat changes nothing. Errors: `not_found`,
 * `permission_denied`.
 */
export function setVerified(
  services: Services,
  actor: Actor,
  id: string,
  verified: boolean,
): Promise<AdminUser> {
  return work(services, actor, async (unit) => {
    const user = await lockClient(unit.trx, id);
    await markVerified(unit, actor, user, verified);
    return adminUserOf(unit.trx, id, unit.at);
  });
}

/** Within another verb; a mark that stands as wanted stays as it is. */
export async function markVerified(
  unit: UnitOfWork,
  actor: Actor,
  user: { id: string; verified: number },
  verified: boolean,
): Promise<void> {
  if ((user.verified === 1) === verified) return;
  const stamps = { verifiedAt: unit.at, verifiedBy: actor.id };
  await changeUser(unit, user.id, { ...stamps, verified: verified ? 1 : 0 });
  await unit.audit(verified ? 'verify' : 'unverify', 'users', user.id, {
    before: { verified: !verified },
    after: { verified },
  });
  publishUser(unit, user.id);
}
