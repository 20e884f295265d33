import type { z } from 'zod';
import type { newDispute } from '../../../contract/disputes.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId, newToken, sha256 } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { tokenLink } from '../../platform/mail/links.ts';
import { work } from '../../platform/unit-of-work.ts';
import { lockAlert } from './alert.ts';
import { disputeConfirmationMail, disputeUnderWayMail } from './mails.ts';

/**
 * Keeps what somebody disputes and mails the link that makes it count: until then nothing changes.
 * There is one open dispute for each alert and address: afterwards a mail says that it is under
 * way. Until then each link confirms the words that it was sent for, for a stranger may write in
 * the name of a mailbox. Error: `not_found` also for what is not public.
 */
export async function openDispute(
  services: Services,
  alertId: string,
  { email, role, message }: z.output<typeof newDispute>,
): Promise<void> {
  const token = newToken();
  await work(services, SYSTEM, async (unit) => {
    const alert = await lockAlert(unit.trx, alertId);
    if (alert.status !== 'verified') throw new AppError('not_found');
    const open = await unit.trx
      .selectFrom('disputes')
      .select('dueAt')
      .where('alertId', '=', alertId)
      .where('email', '=', email)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (open) {
      await enqueueMail(unit, email, disputeUnderWayMail(alert, open.dueAt ?? unit.at));
      return;
    }
    const id = newId();
    const written = { role, message, tokenHash: sha256(token), createdAt: unit.at };
    await unit.trx
      .insertInto('disputes')
      .values({ id, alertId, status: 'unconfirmed', email, ...written })
      .execute();
    await enqueueMail(
      unit,
      email,
      disputeConfirmationMail(alert, tokenLink(services.env, 'dispute', token)),
    );
    await unit.audit('submit', 'disputes', id, { after: { alertId } });
  });
}
