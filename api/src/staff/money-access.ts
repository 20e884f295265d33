import { formatDateTime } from '../../contract/dates.ts';
import type { Services } from '../context.ts';
import { enqueueMails } from '../mail/enqueue.ts';
import { pageUrl } from '../mail/links.ts';
import { moneyAccessMail } from '../mail/templates.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { staffEmails } from './emails.ts';

/**
 * Mails every staff member that somebody may manage payments from now on, or no
 * longer: whoever can make a second person could confirm their own amounts with
 * it, so nobody comes or goes there unseen.
 */
export async function tellOfMoneyAccess(
  { env }: Services,
  unit: UnitOfWork,
  access: { name: string; by: string; gained: boolean },
): Promise<void> {
  const mail = moneyAccessMail(
    { ...access, when: formatDateTime(unit.at) },
    pageUrl(env, '/admin/staff'),
  );
  await enqueueMails(unit, await staffEmails(unit.trx), mail);
}
