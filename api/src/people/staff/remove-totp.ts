import type { StaffMember } from '../../../contract/staff.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { work } from '../../platform/unit-of-work.ts';
import { clearTotp } from '../auth/totp-enrolment.ts';
import { publishStaff } from '../users/client.ts';
import { totpRemovedMail } from './mails.ts';
import { staffMember } from './members.ts';
import { lockTeam, requireMayChange } from './team.ts';

/**
 * Removes the second factor of a colleague who lost theirs, ends their
 * sessions and tells them by mail. A repeat changes nothing. Errors:
 * `not_found`, `own_account`, `more_permissions`.
 */
export function removeTotpOf(
  services: Services,
  actor: Actor & { id: string },
  id: string,
): Promise<StaffMember> {
  return work(services, actor, async (unit) => {
    const { trx } = unit;
    requireMayChange(await lockTeam(trx), actor, id);
    if (await clearTotp(unit, id)) {
      await trx.deleteFrom('sessions').where('userId', '=', id).execute();
      unit.afterCommit(() => services.live.end('session_required', { userId: id }));
      const { name, email } = await staffMember(trx, id);
      await enqueueMail(unit, email, totpRemovedMail(name, actor.name));
      publishStaff(unit, id);
    }
    return staffMember(trx, id);
  });
}
