import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '@parade/db';
import { sql } from 'kysely';
import { type BroadcastPurpose, TERMS_CATEGORY } from '../../../contract/notifications.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { notifyEach, RECIPIENT_COLUMNS } from './notify.ts';

/** Recipients of one transaction: short enough for others to write in between. */
const BATCH = 200;
const PAUSE_MS = 20;

/** The category that its recipients read, by its purpose. */
export const BROADCAST_CATEGORIES: Readonly<Record<BroadcastPurpose, string>> = {
  service: 'support_message',
  marketing: 'marketing',
};

interface ToAll {
  createdAt: string;
  purpose: BroadcastPurpose;
}

/** Whom a broadcast to all reaches: the clients who may use the product and were there when it was written. */
function recipients(trx: Transaction, { createdAt, purpose }: ToAll) {
  const everybody = trx
    .selectFrom('users')
    .where('role', '=', 'user')
    .where('status', '=', 'active')
    .where('createdAt', '<=', createdAt);
  return purpose === 'marketing' ? everybody.where('wantsMarketing', '=', 1) : everybody;
}

export async function countRecipients(trx: Transaction, toAll: ToAll): Promise<number> {
  const { total } = await recipients(trx, toAll)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Hands a broadcast to its next recipients, in the order of their ids. The progress is stored in the
 * same transaction, so that the work goes on after a stop and only one of several processes
 * delivers a batch. False once there is nothing left to do, also when the broadcast was deleted
 * meanwhile.
 */
function deliverBatch(services: Services, id: string): Promise<boolean> {
  return work(services, SYSTEM, async (unit) => {
    const { trx, at } = unit;
    const broadcast = await trx
      .selectFrom('notification_sendings')
      .selectAll()
      .where('id', '=', id)
      .where('finishedAt', 'is', null)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    if (!broadcast) return false;

    const people = await recipients(trx, broadcast)
      .select(RECIPIENT_COLUMNS)
      .where('id', '>', broadcast.lastUserId ?? '')
      .orderBy('id')
      .limit(sql.lit(BATCH))
      .execute();
    const done = broadcast.done + people.length;
    const last = people.length < BATCH;
    const claim = await trx
      .updateTable('notification_sendings')
      .set({
        done,
        lastUserId: people.at(-1)?.id ?? broadcast.lastUserId,
        // Accounts come and go meanwhile: in the end, whoever got it is the total.
        total: last ? done : Math.max(done, broadcast.total),
        finishedAt: last ? at : null,
      })
      .where('id', '=', id)
      .where('done', '=', broadcast.done)
      .where('finishedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (claim.numUpdatedRows === 0n) return true;

    const { type, title, message, priority, purpose, sentBy, senderName } = broadcast;
    const content = { type, title, message, priority, sendingId: id, bulk: true };
    const from =
      broadcast.owed === 1
        ? { category: TERMS_CATEGORY, owed: true }
        : { category: BROADCAST_CATEGORIES[purpose], sentBy, senderName };
    await notifyEach(services, unit, { ...content, ...from }, people);
    unit.publish({ topic: 'notifications', id }, { permission: 'manageUsers' });
    return !last;
  });
}

/** Delivers to the last recipient. What stops it is logged and answered with false; `resumeBroadcasts` goes on later. */
export async function deliver(services: Services, id: string): Promise<boolean> {
  try {
    while (await deliverBatch(services, id)) await pause(PAUSE_MS);
    return true;
  } catch (error) {
    services.log.warn({ broadcast: id, error: String(error) }, 'a broadcast stopped half way');
    return false;
  }
}

/** Goes on with whatever a stop, here or in another process, left unfinished; rejects, after all of them, where one failed. */
export async function resumeBroadcasts(services: Services): Promise<void> {
  const unfinished = await services.db
    .selectFrom('notification_sendings')
    .select('id')
    .where('finishedAt', 'is', null)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute();
  let failed = 0;
  for (const { id } of unfinished) failed += (await deliver(services, id)) ? 0 : 1;
  if (failed > 0) throw new Error(`${failed} broadcasts stopped half way`);
}
