/** What messages of every conversation share, in a report or in a ticket. */
import type { DbOrTrx } from '@parade/db';
import { filesRefusal } from '../../contract/staff-text/file-names.ts';
import { attachDocuments } from '../people/documents/attach.ts';
import { DOCUMENT_COLUMNS } from '../people/documents/present.ts';
import { fieldError } from '../platform/errors.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** The column of a document that names the message which it came with. */
type Belongs = 'messageId' | 'reportMessageId';

export interface Said {
  message: string;
  documents: readonly string[];
}

/** What staff say is read with the names of its files, each of which was judged alone when it came. Error: `validation`. */
export async function refuseFileNames(
  { trx }: UnitOfWork,
  ownerId: string,
  { message, documents }: Said,
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

/** Gives a message what was uploaded for it, in its order. Error: `document_unknown`. */
export const attachInOrder = (
  unit: UnitOfWork,
  ownerId: string,
  to: { messageId: string } | { reportMessageId: string },
  documents: readonly string[],
): Promise<void> =>
  attachDocuments(
    unit,
    ownerId,
    to,
    Object.fromEntries(documents.map((id, nth) => [`document${nth + 1}`, id])),
  );

const attachedTo = (db: DbOrTrx, by: Belongs, messageIds: readonly string[]) =>
  db
    .selectFrom('documents')
    .select(DOCUMENT_COLUMNS)
    .select(`${by} as of`)
    .where(by, 'in', messageIds)
    .orderBy('slot')
    .execute();

export type Attachment = Omit<Awaited<ReturnType<typeof attachedTo>>[number], 'of'>;

/** Messages, each with what came with it. */
export async function withDocuments<Message extends { id: string }>(
  db: DbOrTrx,
  by: Belongs,
  messages: readonly Message[],
): Promise<(Message & { documents: Attachment[] })[]> {
  const ids = messages.map(({ id }) => id);
  const documents = ids.length === 0 ? [] : await attachedTo(db, by, ids);
  return messages.map((message) => ({
    ...message,
    documents: documents.filter(({ of }) => of === message.id),
  }));
}
