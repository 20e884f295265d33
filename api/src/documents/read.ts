import type { OpenSession, Services } from '../context.ts';
import { AppError } from '../errors.ts';

export interface ServedFile {
  name: string;
  type: string;
  bytes: Buffer;
  inline: boolean;
}

/**
 * A document's bytes for its owner, or for staff once it belongs to a report
 * that they may read; `not_found` for everybody else. Images are served as
 * the copy that was drawn anew. The original, as evidence, goes to its owner
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
    .select(['ownerId', 'reportId', 'name', 'type', 'hasCopy'])
    .where('id', '=', id)
    .executeTakeFirst();
  const own = document?.ownerId === account.id;
  const forStaff = document?.reportId != null && account.permissions?.manageReports === true;
  if (!document || !(own || (forStaff && !original))) throw new AppError('not_found');

  const safe = document.hasCopy === 1 && !original;
  const bytes = await services.files.read(id, safe ? 'copy' : 'original');
  return { name: document.name, type: document.type, bytes, inline: safe };
}
