import { DOCUMENT_SLOTS } from '../../../contract/reports.ts';
import { attachDocuments } from '../../people/documents/attach.ts';
import type { Actor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** Adds a message with what was uploaded for it to a conversation. Errors: `document_unknown`. */
export async function say(
  unit: UnitOfWork,
  sender: Actor & { id: string },
  ticketId: string,
  { message, documents }: { message: string; documents: readonly string[] },
  isAdmin: boolean,
): Promise<void> {
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
  const slots = documents.map((id, nth) => [DOCUMENT_SLOTS[nth] ?? '', id] as const);
  await attachDocuments(unit, sender.id, { messageId }, Object.fromEntries(slots));
}
