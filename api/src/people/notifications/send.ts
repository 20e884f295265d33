import type { z } from 'zod';
import type { Broadcast, newBroadcast } from '../../../contract/notifications.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { fieldError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { type UnitOfWork, workOnce } from '../../platform/unit-of-work.ts';
import { broadcastOf } from './broadcasts.ts';
import { BROADCAST_CATEGORIES, countRecipients, deliver } from './deliver.ts';
import { notify } from './notify.ts';

type Input = z.output<typeof newBroadcast>;

/**
 * Sends what staff wrote: to one person at once, to all by work in the
 * background that begins here. The same key gives the first answer again.
 * Errors: `validation` when there is no such active client, or when they do
 * not want what is sent.
 */
export async function send(
  services: Services,
  actor: Actor & { id: string },
  input: Input,
  key: string | undefined,
): Promise<Broadcast> {
  const submission = { key, operation: 'notifications.send', body: input };
  const sent = await workOnce(services, actor, submission, async (unit) => {
    const { trx, at } = unit;
    const id = newId();
    const toAll = input.userId === 'all';
    const total = toAll ? await countRecipients(trx, { createdAt: at, purpose: input.purpose }) : 1;
    await trx
      .insertInto('notification_sendings')
      .values({
        ...input,
        id,
        sentBy: actor.id,
        senderName: actor.name,
        createdAt: at,
        total,
        done: toAll ? 0 : 1,
        finishedAt: toAll ? null : at,
      })
      .execute();
    if (!toAll) await sendToOne(services, unit, actor, id, input);
    const { userId: to, type, title, message, priority, purpose } = input;
    // Its own words outlive a removal: they show what somebody was made to read.
    await unit.audit('send', 'notifications', id, {
      after: { to, type, title, message, priority, purpose, recipients: total },
    });
    unit.publish({ topic: 'notifications' }, { permission: 'manageUsers' });
    return broadcastOf(trx, id);
  });
  if (sent.finishedAt === null) void deliver(services, sent.id);
  return sent;
}

async function sendToOne(
  services: Services,
  unit: UnitOfWork,
  actor: Actor & { id: string },
  sendingId: string,
  { userId, type, title, message, priority, purpose }: Input,
): Promise<void> {
  const known = await unit.trx
    .selectFrom('users')
    .select('wantsMarketing')
    .where('id', '=', userId)
    .where('role', '=', 'user')
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!known) throw fieldError('userId', 'Veuillez sélectionner un destinataire');
  if (purpose === 'marketing' && known.wantsMarketing === 0) {
    throw fieldError('userId', 'Cette personne ne souhaite pas de messages promotionnels');
  }
  await notify(services, unit, {
    userId,
    type,
    title,
    message,
    priority,
    category: BROADCAST_CATEGORIES[purpose],
    sentBy: actor.id,
    senderName: actor.name,
    sendingId,
  });
}
