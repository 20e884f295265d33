import { DOCUMENT_SLOTS } from '../../../contract/reports.ts';
import { filesRefusal } from '../../../contract/staff-text/file-names.ts';
import { attachDocuments } from '../../people/documents/attach.ts';
import type { Actor } from '../../platform/context.ts';
import { fieldError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** What staff say is read with the names of its files, each of which was judged alone when it came. */
async function refuseFileNames(
  { trx }: UnitOfWork,
  ownerId: string,
  message: string,
  documents: readonly string[],
): Promise<void> {
  if (documents.length === 0) return;
  const files = await trx
    .selectFrom('documents')
    .select(['id', 'name'])
    .where('id', 'in', documents)
    .where('ownerId', '=', ownerId)
    .execute();
  const names = documents.flatMap((id) => files.find((file) => file.id === id)?.name ?? []);
  const refusal = filesRefusal(message, names);
  if (refusal) throw fieldError('message', refusal);
}

/**
 * Adds a message with what was uploaded for it to a conversation. Errors:
 * `document_unknown`; `validation` where staff say with its files what they must not.
 */
export async function say(
  unit: UnitOfWork,
  sender: Actor & { id: string },
  ticketId: string,
  { message, documents }: { message: string; documents: readonly string[] },
  isAdmin: boolean,
): Promise<void> {
  if (isAdmin) await refuseFileNames(unit, sender.id, message, documents);
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
