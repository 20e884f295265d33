import { z } from 'zod';
import { PERMISSIONS, type StaffMember } from '../../../contract/staff.ts';
import type { Person, Services } from '../../platform/context.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import { work } from '../../platform/unit-of-work.ts';
import { proposeOrApply } from '../approvals/propose.ts';
import { clearTotp } from '../auth/totp-enrolment.ts';
import { publishStaff } from '../users/client.ts';
import { totpRemovedMail } from './mails.ts';
import { staffMember } from './members.ts';
import { lockTeam, requireMayChange } from './team.ts';

/**
 * Somebody's second factor off, which ends their sessions and tells them by
 * mail. Errors: `not_found`, `own_account`, `more_permissions`.
 */
export const totpRemovalChange = {
  kind: 'staff.totp-removal',
  permission: 'manageUsers',
  input: z.object({ id: z.string() }),
  async apply(services: Services, unit, proposer, { id }) {
    const { trx } = unit;
    requireMayChange(await lockTeam(trx), proposer, id);
    if (!(await clearTotp(unit, id))) return;
    await trx.deleteFrom('sessions').where('userId', '=', id).execute();
    unit.afterCommit(() => services.live.end('session_required', { userId: id }));
    const { name, email } = await staffMember(trx, id);
    await enqueueMail(unit, email, totpRemovedMail(name, proposer.name));
    publishStaff(unit, id);
  },
} satisfies ApprovalKind<{ id: string }>;

/**
 * Removes the second factor of a colleague who lost theirs, once somebody else
 * who holds as much as they do confirmed it. A repeat changes nothing. Errors:
 * `not_found`, `own_account`, `more_permissions`, `approval_waiting`.
 */
export function removeTotpOf(services: Services, actor: Person, id: string): Promise<StaffMember> {
  return work(services, actor, async (unit) => {
    const { permissions } = requireMayChange(await lockTeam(unit.trx), actor, id);
    const member = await staffMember(unit.trx, id);
    if (member.totpEnabled) {
      await proposeOrApply(services, unit, actor, totpRemovalChange, {
        userId: id,
        needs: ['manageUsers', ...PERMISSIONS.filter((name) => permissions[name])],
        object: `staff/${id}/totp`,
        title: `Double authentification de ${member.name}`,
        changes: [
          {
            what: `la double authentification de ${member.email}`,
            before: 'active',
            after: 'retirée',
          },
        ],
        input: { id },
      });
    }
    return staffMember(unit.trx, id);
  });
}
