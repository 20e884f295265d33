import type { z } from 'zod';
import type { newDispute } from '../../contract/disputes.ts';
import { publicAlerts } from '../alerts/queries.ts';
import { type Services, SYSTEM } from '../context.ts';
import { AppError } from '../errors.ts';
import { newId, newToken, sha256 } from '../ids.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { tokenLink } from '../mail/links.ts';
import { disputeConfirmationMail } from '../mail/templates.ts';
import { work } from '../unit-of-work.ts';

/**
 * Keeps what somebody disputes and mails the link that makes it count: until
 * then nothing changes. Error: `not_found` also for what is not public.
 */
export async function openDispute(
  services: Services,
  alertId: string,
  { email, role, message }: z.output<typeof newDispute>,
): Promise<void> {
  const token = newToken();
  await work(services, SYSTEM, async (unit) => {
    const alert = await publicAlerts(unit.trx)
      .select('title')
      .where('id', '=', alertId)
      .executeTakeFirst();
    if (!alert) throw new AppError('not_found');
    const id = newId();
    await unit.trx
      .insertInto('disputes')
      .values({
        id,
        alertId,
        status: 'unconfirmed',
        email,
        role,
        message,
        tokenHash: sha256(token),
        createdAt: unit.at,
      })
      .execute();
    await enqueueMail(
      unit,
      email,
      disputeConfirmationMail(alert.title, tokenLink(services.env, 'dispute', token)),
    );
    await unit.audit({
      action: 'submit',
      objectType: 'disputes',
      objectId: id,
      after: { alertId },
    });
  });
}
