import type { Transaction } from '@parade/db';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { newToken } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { tokenLink } from '../../platform/mail/links.ts';
import { restrictedRefusalOf } from '../../platform/session.ts';
import { issueToken, removeTokens } from '../../platform/tokens.ts';
import { work } from '../../platform/unit-of-work.ts';
import { endProposals } from '../approvals/close.ts';
import { hashPassword } from '../auth/passwords.ts';
import { clearTotp } from '../auth/totp-enrolment.ts';
import { changeUser, publishStaff } from '../users/client.ts';
import { mailInvitation } from './invite.ts';
import { accessResetMail } from './mails.ts';

/** Who does it for a member, in mails. */
export const SERVER_OWNER = 'La personne qui gère le serveur';

async function memberOf(trx: Transaction, email: string) {
  const member = await trx
    .selectFrom('admins')
    .innerJoin('users', 'users.id', 'admins.userId')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.status'])
    .select('admins.acceptedAt')
    .where('users.email', '=', email)
    .where('users.role', '=', 'admin')
    .executeTakeFirst();
  if (!member) throw new Error('Personne dans l’équipe n’a cette adresse.');
  return member;
}

/**
 * For whoever runs the server: opens the door again to a member who lost password and second factor.
 * Neither works any more, every session ends, no browser is known, what they proposed ends; a link to choose a new password
 * is mailed and returned. Run again, the links of before still open. Throws one sentence where
 * nobody has this address, or who has it was only invited or may not come in.
 */
export async function resetAccess(services: Services, email: string): Promise<string> {
  const passwordHash = await hashPassword(newToken());
  return work(services, SYSTEM, async (unit) => {
    const { trx, at } = unit;
    const member = await memberOf(trx, email);
    const { id } = member;
    if (member.acceptedAt === null) {
      throw new Error('Son invitation n’a pas été suivie\u00a0: parade staff invite la renvoie.');
    }
    if (restrictedRefusalOf(member)) {
      throw new Error('Cet accès est fermé\u00a0: rouvrez-le d’abord dans le back-office.');
    }
    await clearTotp(unit, id);
    await changeUser(unit, id, { passwordHash });
    for (const table of ['sessions', 'known_devices'] as const) {
      await trx.deleteFrom(table).where('userId', '=', id).execute();
    }
    await removeTokens(trx, ['email_verification', 'staff_invitation'], id);
    const token = await issueToken(trx, 'password_reset', at, id);
    const link = tokenLink(services.env, 'password_reset', token);
    await unit.audit('reset-access', 'staff', id);
    await endProposals(services, unit, member, 'reset');
    await enqueueMail(unit, member.email, accessResetMail(member.name, SERVER_OWNER, link));
    unit.afterCommit(() => services.live.end('session_required', { userId: id }));
    publishStaff(unit, id);
    return link;
  });
}

/**
 * For whoever runs the server: sends an invitation again; the link of before stops working. False
 * where it was followed. Throws one sentence where nobody has this address.
 */
export function inviteAgainAsOwner(services: Services, email: string): Promise<boolean> {
  return work(services, SYSTEM, async (unit) => {
    const { id, acceptedAt } = await memberOf(unit.trx, email);
    if (acceptedAt !== null) return false;
    await unit.audit('invite-again', 'staff', id);
    await mailInvitation(services, unit, { ...SYSTEM, name: SERVER_OWNER }, { id, email });
    return true;
  });
}
