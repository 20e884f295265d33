import type { Services } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { countRecipients, deliver } from './deliver.ts';

/**
 * Sends what the platform owes every client by contract, as a broadcast that nobody removes and no
 * toggle stops: stored with the caller's change, delivered behind it.
 */
export async function oweToAll(
  services: Services,
  unit: UnitOfWork,
  id: string,
  words: { title: string; message: string },
): Promise<void> {
  const { trx, at } = unit;
  const purpose = 'service';
  const total = await countRecipients(trx, { createdAt: at, purpose });
  await trx
    .insertInto('notification_sendings')
    .values({
      ...words,
      id,
      userId: 'all',
      type: 'info',
      priority: 'high',
      purpose,
      owed: 1,
      sentBy: '',
      senderName: '',
      createdAt: at,
      total,
      done: 0,
      lastUserId: null,
      finishedAt: null,
      removedAt: null,
    })
    .execute();
  await unit.audit('send', 'notifications', id, {
    after: { to: 'all', type: 'info', ...words, priority: 'high', purpose, recipients: total },
  });
  unit.publish({ topic: 'notifications' }, { permission: 'manageUsers' });
  unit.afterCommit(() => void deliver(services, id));
}
