import { formatDateTime } from '../../../contract/dates.ts';
import type { Services } from '../../platform/context.ts';
import { enqueueMails } from '../../platform/mail/enqueue.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { staffEmails } from '../../platform/mail/staff-emails.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { moneyAccessMail } from './mails.ts';

/**
 * Mails every staff member when somebody gains or loses the right to manage
 * payments: a staff member who creates a second account could confirm their own
 * amounts with it.
 */
export async function publishMoneyAccess(
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
