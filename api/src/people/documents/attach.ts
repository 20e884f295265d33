import { refusalOn } from '../../platform/errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** A document that is not this person's, is attached elsewhere or is gone. */
export const documentUnknown = (slot: string) => refusalOn(`documents.${slot}`, 'document_unknown');

/**
 * Gives uploaded documents to a report or to a message, by slot; identity
 * photos to neither, since their request names them. Those of a report may become its owner's. `document_unknown` when
 * one is not this person's, is attached elsewhere or is gone.
 */
export async function attachDocuments(
  { trx, at }: UnitOfWork,
  ownerId: string,
  to:
    | { reportId: string; ownerId?: string }
    | { messageId: string }
    | { reportMessageId: string }
    | Record<never, never>,
  slots: Record<string, string | undefined>,
): Promise<void> {
  for (const [slot, id] of Object.entries(slots)) {
    if (id === undefined) continue;
    const { numUpdatedRows } = await trx
      .updateTable('documents')
      .set({ ...to, slot, attachedAt: at })
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .where('attachedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw documentUnknown(slot);
  }
}
