import { KYC_SLOTS } from '../../../contract/kyc.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { OpenSession } from '../../platform/session.ts';

export interface ServedFile {
  name: string;
  type: string;
  bytes: Buffer;
  inline: boolean;
}

/**
 * A document's bytes for its owner, for staff once it belongs to a report or a
 * ticket that they may read or is somebody's picture, and for whom staff sent
 * it; `not_found` for everybody else. Identity papers are for their owner
 * alone: staff look at them where each look is written down (`kyc/look.ts`).
 * Images are served as the copy that was drawn anew. The original, as evidence, goes to its owner
 * alone and only as a download.
 */
export async function readDocument(
  services: Services,
  { account }: OpenSession,
  id: string,
  original: boolean,
): Promise<ServedFile> {
  const document = await services.db
    .selectFrom('documents')
    .leftJoin('support_messages', 'support_messages.id', 'documents.messageId')
    .leftJoin('support_tickets', 'support_tickets.id', 'support_messages.ticketId')
    .select(['documents.ownerId', 'documents.attachedAt', 'documents.name', 'documents.type'])
    .select(['documents.hasCopy', 'documents.slot', 'support_tickets.userId as sentTo'])
    .where('documents.id', '=', id)
    .executeTakeFirst();
  const own = document?.ownerId === account.id;
  const identity = KYC_SLOTS.some((slot) => slot === document?.slot);
  const { manageReports = false, manageUsers = false } = account.permissions ?? {};
  const mayLook = manageReports || (manageUsers && document?.slot === 'avatar');
  const forStaff = document?.attachedAt != null && !identity && mayLook;
  const sent = document?.sentTo === account.id;
  if (!document || !(own || ((forStaff || sent) && !original))) throw new AppError('not_found');

  const safe = document.hasCopy === 1 && !original;
  const bytes = await services.files.read(id, safe ? 'copy' : 'original');
  return { name: document.name, type: document.type, bytes, inline: safe };
}
