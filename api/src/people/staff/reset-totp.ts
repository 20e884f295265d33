import { type Services, SYSTEM } from '../../platform/context.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { work } from '../../platform/unit-of-work.ts';
import { clearTotp } from '../auth/totp-enrolment.ts';
import { publishStaff } from '../users/client.ts';
import { totpRemovedMail } from './mails.ts';
import { SERVER_OWNER } from './reset-access.ts';

/**
 * For whoever runs the server: takes the second factor off a member who lost
 * telephone and recovery codes, ends their sessions and tells them by mail.
 * False where there was none. Throws where nobody has this address.
 */
export function resetTotp(services: Services, email: string): Promise<boolean> {
  return work(services, SYSTEM, async (unit) => {
    const member = await unit.trx
      .selectFrom('admins')
      .select(['userId', 'name'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!member) throw new Error('Personne dans l’équipe n’a cette adresse.');
    if (!(await clearTotp(unit, member.userId))) return false;
    await unit.trx.deleteFrom('sessions').where('userId', '=', member.userId).execute();
    unit.afterCommit(() => services.live.end('session_required', { userId: member.userId }));
    await enqueueMail(unit, email, totpRemovedMail(member.name, SERVER_OWNER));
    publishStaff(unit, member.userId);
    return true;
  });
}
