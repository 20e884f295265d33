import type { Actor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { attachInOrder, refuseFileNames, type Said } from '../messages.ts';

/**
 * Adds a message with what was uploaded for it to a conversation. Errors:
 * `document_unknown`; `validation` where staff say with its files what they must not.
 */
export async function say(
  unit: UnitOfWork,
  sender: Actor & { id: string },
  ticketId: string,
  { message, documents }: Said,
  isAdmin: boolean,
): Promise<void> {
  if (isAdmin) await refuseFileNames(unit, sender.id, { message, documents });
  const messageId = newId();
  await unit.trx
    .insertInto('support_messages')
    .values({
      id: messageId,
      ticketId,
      senderId: sender.id,
      senderName: sender.name,
      isAdmin: Number(isAdmin),
      message,
      at: unit.at,
    })
    .execute();
  await attachInOrder(unit, sender.id, { messageId }, documents);
}
