import type { DbOrTrx } from '@parade/db';
import type { z } from 'zod';
import {
  DISPUTE_DAYS,
  DISPUTE_LINK_DAYS,
  type disputeConfirmed,
  disputeLink,
} from '../../../contract/disputes.ts';
import { legalEntityOf } from '../../../contract/site-settings.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { sha256 } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { instantAfter } from '../../platform/paris-days.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { work } from '../../platform/unit-of-work.ts';
import { contestAlert, lockAlert } from './alert.ts';
import { disputeReceiptMail } from './mails.ts';

/** The unconfirmed dispute that a link opens. */
const unconfirmed = (db: DbOrTrx, token: string, at: string) =>
  db
    .selectFrom('disputes')
    .where('disputes.tokenHash', '=', sha256(token))
    .where('disputes.createdAt', '>', instantAfter(at, -DISPUTE_LINK_DAYS));

/** What a link would confirm, shown before anybody does: a stranger may have written it. Error: `link_expired`. */
export async function readDisputeLink(
  { db, now }: Services,
  token: string,
): Promise<z.infer<typeof disputeLink>> {
  const found = await unconfirmed(db, token, now().toISOString())
    .innerJoin('alerts', 'alerts.id', 'disputes.alertId')
    .select(['alerts.title', 'disputes.role', 'disputes.message'])
    .executeTakeFirstOrThrow(orRefuse('link_expired'));
  return disputeLink.parse(found);
}

/**
 * Opens a dispute by the link of its mail: the alert says so at once, and what else was written in
 * the name of this mailbox is gone. Error: `link_expired`, also for a link that was used; when two
 * requests bring the same, one of them gets it.
 */
export function confirmDispute(
  services: Services,
  token: string,
): Promise<z.infer<typeof disputeConfirmed>> {
  return work(services, SYSTEM, async (unit) => {
    const { trx, at } = unit;
    const found = await unconfirmed(trx, token, at)
      .select(['id', 'alertId', 'email'])
      .executeTakeFirstOrThrow(orRefuse('link_expired'));
    const alert = await lockAlert(trx, found.alertId);
    const dueAt = instantAfter(at, DISPUTE_DAYS);
    const { numUpdatedRows } = await trx
      .updateTable('disputes')
      .set((e) => ({
        status: 'open',
        tokenHash: null,
        confirmedAt: at,
        dueAt,
        version: e('version', '+', 1),
      }))
      .where('id', '=', found.id)
      .where('status', '=', 'unconfirmed')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('link_expired');
    await trx
      .deleteFrom('disputes')
      .where('alertId', '=', found.alertId)
      .where('email', '=', found.email)
      .where('status', '=', 'unconfirmed')
      .execute();
    await unit.audit('confirm', 'disputes', found.id, {
      before: { status: 'unconfirmed' },
      after: { status: 'open', dueAt },
    });
    const receivedBy = legalEntityOf(await currentSettings(trx));
    await enqueueMail(unit, found.email, disputeReceiptMail(alert, { at, dueAt, receivedBy }));
    const suspends = await contestAlert(unit, alert, SYSTEM.name);
    unit.publish({ topic: 'disputes', id: found.id }, { permission: 'systemSettings' });
    return { slug: alert.slug, title: alert.title, dueAt, suspends };
  });
}
