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
 * There is one dispute for each alert and address: what is written again before it is confirmed
 * replaces it, afterwards a mail says that it is under way. Error: `not_found` also for what is
 * not public.
 */
export async function openDispute(
  services: Services,
  alertId: string,
  { email, role, message }: z.output<typeof newDispute>,
): Promise<void> {
  const token = newToken();
  await work(services, SYSTEM, async (unit) => {
    // The lock makes the second of two simultaneous disputes find the first.
    const alert = await lockAlert(unit.trx, alertId);
    if (alert.status !== 'verified') throw new AppError('not_found');
    const there = await unit.trx
      .selectFrom('disputes')
      .select(['id', 'status', 'dueAt'])
      .where('alertId', '=', alertId)
      .where('email', '=', email)
      .where('status', 'in', ['unconfirmed', 'open'])
      .orderBy('status')
      .executeTakeFirst();
    if (there?.status === 'open') {
      await enqueueMail(unit, email, disputeUnderWayMail(alert.title, there.dueAt ?? unit.at));
      return;
    }
    const id = there?.id ?? newId();
    const written = { role, message, tokenHash: sha256(token), createdAt: unit.at };
    await unit.trx
      .insertInto('disputes')
      .values({ id, alertId, status: 'unconfirmed', email, ...written })
      .onConflict((c) => c.column('id').doUpdateSet(written))
      .execute();
    await enqueueMail(
      unit,
      email,
      disputeConfirmationMail(alert.title, tokenLink(services.env, 'dispute', token)),
    );
    await unit.audit('submit', 'disputes', id, { after: { alertId } });
  });
}
