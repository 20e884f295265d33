import type { StaffMember } from '../../../contract/staff.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { removeTokens } from '../../platform/tokens.ts';
import { work } from '../../platform/unit-of-work.ts';
import { endProposals } from '../approvals/close.ts';
import { publishStaff, publishUser } from '../users/client.ts';
import { closeAccount } from '../users/deactivate.ts';
import { removedMail } from './mails.ts';
import { staffMember } from './members.ts';
import { publishMoneyAccess } from './money-access.ts';
import { lockTeam, requireAdministratorLeft, requireMayChange } from './team.ts';

/**
 * Removes a staff member; returns the record as it was. Nobody becomes a
 * client silently: the account stays, disabled, and its sessions get their
 * sentence, and what they proposed ends. An invitation that nobody followed leaves no account behind.
 * Errors: `not_found`, `own_account`, `more_permissions`, `last_administrator`.
 */
export async function removeStaff(
  services: Services,
  actor: Actor & { id: string },
  id: string,
): Promise<StaffMember> {
  const removed = await work(services, actor, async (unit) => {
    const { trx } = unit;
    const team = await lockTeam(trx);
    requireMayChange(team, actor, id);
    requireAdministratorLeft(team, id, null);
    const member = await staffMember(trx, id);
    const { name, email, permissions } = member;
    await unit.audit('remove', 'staff', id, { before: { name, email, ...permissions } });
    if (member.status === 'invited' && member.lastLoginAt === null) {
      await trx.deleteFrom('users').where('id', '=', id).execute();
    } else {
      await trx.deleteFrom('admins').where('userId', '=', id).execute();
      await removeTokens(trx, ['staff_invitation', 'password_reset', 'email_verification'], id);
      const user = await trx
        .updateTable('users')
        .set({ role: 'user' })
        .where('id', '=', id)
        .returning(['id', 'status', 'deletedAt'])
        .executeTakeFirstOrThrow();
      await closeAccount(services, unit, actor, user, 'disabled');
      await endProposals(services, unit, { id, name }, 'removed');
      if (member.status !== 'invited') {
        await enqueueMail(unit, email, removedMail(name, actor.name));
      }
    }
    if (permissions.managePayments && member.status !== 'invited') {
      await publishMoneyAccess(services, unit, { name, by: actor.name, gained: false });
    }
    publishStaff(unit, id);
    publishUser(unit, id);
    return member;
  });
  services.live.end('account_disabled', { userId: id });
  return removed;
}
