import type { z } from 'zod';
import type { AdminDispute, disputeAnswer } from '../../../contract/disputes.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { work } from '../../platform/unit-of-work.ts';
import { lockAlert, settleAlert } from './alert.ts';
import { disputeAnswerMail } from './mails.ts';
import { presentDispute } from './present.ts';
import { disputeDetail } from './queries.ts';

/**
 * Decides a dispute, once, and mails the answer. Errors: `not_found`;
 * `dispute_answered`; `stale_version`.
 */
export function answerDispute(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  { status, ground, answer, version }: z.output<typeof disputeAnswer>,
): Promise<AdminDispute> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const { alertId } = await disputeDetail(trx, id);
    const alert = await lockAlert(trx, alertId);
    const before = await disputeDetail(trx, id);
    if (before.status !== 'open') throw new AppError('dispute_answered');
    if (before.version !== version) throw new AppError('stale_version');
    await trx
      .updateTable('disputes')
      .set({ status, ground, answer, answeredAt: at, answeredBy: actor.id, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await settleAlert(services.key, unit, alert, status === 'upheld', actor.name);
    const contact = (await currentSettings(trx)).contactInfo.email;
    await enqueueMail(
      unit,
      before.email,
      disputeAnswerMail(alert.title, { status, ground, answer }, contact),
    );
    await unit.audit('answer', 'disputes', id, {
      before: { status: before.status },
      after: { status, ground, answer, suspended: before.suspended.length },
    });
    unit.publish({ topic: 'disputes', id }, { permission: 'systemSettings' });
    return presentDispute(await disputeDetail(trx, id));
  });
}
