import type { z } from 'zod';
import { DISPUTE_DAYS, DISPUTE_LINK_DAYS, type disputeConfirmed } from '../../contract/disputes.ts';
import { type Services, SYSTEM } from '../context.ts';
import { AppError } from '../errors.ts';
import { sha256 } from '../ids.ts';
import { work } from '../unit-of-work.ts';
import { contestAlert, lockAlert } from './alert.ts';

const DAY = 24 * 3_600_000;
const daysFrom = (at: string, days: number) => new Date(Date.parse(at) + days * DAY).toISOString();

/**
 * Opens a dispute by the link of its mail: at once the alert says so. Error:
 * `link_expired`, also for a link that was used; of two at once one wins.
 */
export function confirmDispute(
  services: Services,
  token: string,
): Promise<z.infer<typeof disputeConfirmed>> {
  return work(services, SYSTEM, async (unit) => {
    const { trx, at } = unit;
    const tokenHash = sha256(token);
    const found = await trx
      .selectFrom('disputes')
      .select(['id', 'alertId'])
      .where('tokenHash', '=', tokenHash)
      .where('createdAt', '>', daysFrom(at, -DISPUTE_LINK_DAYS))
      .executeTakeFirst();
    if (!found) throw new AppError('link_expired');
    const alert = await lockAlert(trx, found.alertId);
    const dueAt = daysFrom(at, DISPUTE_DAYS);
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
    await unit.audit({
      action: 'confirm',
      objectType: 'disputes',
      objectId: found.id,
      before: { status: 'unconfirmed' },
      after: { status: 'open', dueAt },
    });
    await contestAlert(unit, alert, SYSTEM.name);
    unit.publish({ topic: 'disputes', id: found.id }, { permission: 'systemSettings' });
    return { slug: alert.slug, title: alert.title, dueAt };
  });
}
