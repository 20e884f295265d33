import type { AdminUser } from '../../contract/users.ts';
import type { Actor, Services } from '../context.ts';
import { work } from '../unit-of-work.ts';
import { lockClient, tellOfUser } from './client.ts';
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
    const { trx, at } = unit;
    const user = await lockClient(trx, id);
    if ((user.verified === 1) !== verified) {
      await trx
        .updateTable('users')
        .set((e) => ({
          verified: verified ? 1 : 0,
          verifiedAt: at,
          verifiedBy: actor.id,
          updatedAt: at,
          version: e('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
      await unit.audit({
        action: verified ? 'verify' : 'unverify',
        objectType: 'users',
        objectId: id,
        before: { verified: !verified },
        after: { verified },
      });
      tellOfUser(unit, id);
    }
    return adminUserOf(trx, id, at);
  });
}
