import type { DocumentSummary } from '../../../contract/documents.ts';
import { fileNameRefusal } from '../../../contract/staff-text/file-names.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { fieldError } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { discard } from './discard.ts';
import { presentDocument } from './present.ts';
import { receiveFile } from './receive.ts';

/** Stores an upload for its owner, attached to nothing yet. Errors: those of `receiveFile`; `validation` for a name that staff may not send. */
export async function uploadDocument(
  services: Services,
  actor: Actor & { id: string },
  request: Request,
  isStaff = false,
): Promise<DocumentSummary> {
  const file = await receiveFile(services, request);
  try {
    const refusal = isStaff ? fileNameRefusal(file.name) : undefined;
    if (refusal) throw fieldError('file', refusal);
    return await work(services, actor, async (unit) => {
      const record = { ...file, createdAt: unit.at };
      await unit.trx
        .insertInto('documents')
        .values({ ...record, ownerId: actor.id })
        .execute();
      const { type, size, sha256 } = file;
      const after = { type, size, sha256 };
      await unit.audit('upload', 'documents', file.id, { after });
      return presentDocument(record);
    });
  } catch (error) {
    await discard(services, services.files, [file.id]);
    throw error;
  }
}
