import { EMAIL_TYPE } from '../../../contract/upload-limits.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import type { Services } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { fileName } from '../../platform/files/file-name.ts';
import type { OpenSession } from '../../platform/session.ts';
import { storedBytes } from './lost.ts';

export interface ServedFile {
  name: string;
  type: string;
  bytes: Buffer;
  inline: boolean;
}

/**
 * A document's bytes. The owner may read it; others may once it is attached,
 * where the feature that it belongs to says so. Images are served as the copy
 * that was drawn anew; the original, as evidence, goes to the owner alone and
 * only as a download. What one of the team reads of somebody's is in the journal
 * before a byte leaves. Errors: `not_found` for everybody else; `document_lost`.
 */
export async function readDocument(
  services: Services,
  { account }: OpenSession,
  id: string,
  original: boolean,
): Promise<ServedFile> {
  const { db, ports } = services;
  const document = await db
    .selectFrom('documents')
    .select(['ownerId', 'attachedAt', 'name', 'type', 'hasCopy', 'slot'])
    .select(['reportId', 'messageId', 'reportMessageId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  if (document.ownerId !== account.id) {
    const readers = ports.documentReaders.find(({ owns }) => owns(document));
    const mayRead = document.attachedAt !== null && readers && !original;
    if (!mayRead || !(await readers.mayRead(db, account, document))) {
      throw new AppError('not_found');
    }
    // The picture of an account stands in lists, which write nothing.
    if (account.staff !== null && document.slot !== 'avatar') {
      const { ownerId: userId } = document;
      await noteRead(services, account, ['documents', id], userId, { userId });
    }
  }
  const safe = document.hasCopy === 1 && !original;
  const bytes = await storedBytes(services, id, safe ? 'copy' : 'original');
  const { name, type } = document;
  // An e-mail's copy is its text.
  if (safe && type === EMAIL_TYPE) {
    return {
      name: fileName(name, 'text/plain'),
      type: 'text/plain; charset=utf-8',
      bytes,
      inline: true,
    };
  }
  return { name: fileName(name, type), type, bytes, inline: safe };
}
