import type { z } from 'zod';
import type { invitationAcceptance } from '../../../contract/staff.ts';
import type { Services } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { tokenOwner, useToken } from '../../platform/tokens.ts';
import { work } from '../../platform/unit-of-work.ts';
import { requireStrong } from '../auth/password-strength.ts';
import { hashPassword } from '../auth/passwords.ts';
import { changeUser, publishStaff } from '../users/client.ts';
import { publishMoneyAccess } from './money-access.ts';

/**
 * Follows an invitation: sets the password and proves the address. Does not
 * sign in. Errors: `link_expired`, `validation` for a weak password.
 */
export async function acceptInvitation(
  services: Services,
  { token, password }: z.output<typeof invitationAcceptance>,
): Promise<void> {
  const id = await tokenOwner(services, 'staff_invitation', token);
  const person = await services.db
    .selectFrom('users')
    .innerJoin('admins', 'admins.userId', 'users.id')
    .leftJoin('users as inviter', 'inviter.id', 'admins.createdBy')
    .select(['users.id', 'users.name', 'users.email'])
    .select(['admins.managePayments', 'inviter.name as inviterName'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('link_expired'));
  await requireStrong(password, [person.name, person.email]);
  const passwordHash = await hashPassword(password);

  await work(services, person, async (unit) => {
    const used = await useToken(unit.trx, 'staff_invitation', token, unit.at);
    if (!used) throw new AppError('link_expired');
    await changeUser(unit, person.id, { passwordHash, isEmailVerified: 1 });
    await unit.trx
      .updateTable('admins')
      .set({ acceptedAt: unit.at })
      .where('userId', '=', person.id)
      .execute();
    await unit.audit('accept-invitation', 'staff', person.id);
    if (person.managePayments === 1) {
      const by = person.inviterName ?? '–';
      await publishMoneyAccess(services, unit, { name: person.name, by, gained: true });
    }
    publishStaff(unit, person.id);
  });
}
