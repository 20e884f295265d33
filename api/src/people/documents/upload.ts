import type { DocumentSummary } from '../../../contract/documents.ts';
import { fileNameRefusal } from '../../../contract/staff-text/file-names.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { fieldError } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { discard } from './discard.ts';
import { presentDocument } from './present.ts';
import { countTowardsAddress, holdRoom, type Room, refuseFullAccount } from './quota.ts';
import { receiveFile } from './receive.ts';

interface Sender {
  /** The network address, as the limits count it. */
  address: string;
  isStaff: boolean;
}

/** What a request says that it brings, and the most that is taken where it says nothing. */
const announcedBytes = ({ env }: Services, { headers }: Request): number =>
  Math.min(Number(headers.get('content-length') ?? env.uploadMaxBytes), env.uploadMaxBytes);

/**
 * Stores an upload for its owner, attached to nothing yet. Errors: those of `receiveFile` and of
 * the quotas; `validation` for a name that staff may not send.
 */
export async function uploadDocument(
  services: Services,
  actor: Actor & { id: string },
  request: Request,
  { address, isStaff }: Sender,
): Promise<DocumentSummary> {
  let room: Room | undefined;
  const file = await receiveFile(services, actor.id, request, async () => {
    await countTowardsAddress(services, address, 0);
    room = await holdRoom(services, actor.id, announcedBytes(services, request));
    return room.grow;
  }).finally(() => room?.release());
  try {
    const refusal = isStaff ? fileNameRefusal(file.name) : undefined;
    if (refusal) throw fieldError('file', refusal);
    const bytes = file.size + file.copySize;
    await countTowardsAddress(services, address, bytes);
    return await work(services, actor, async (unit) => {
      await refuseFullAccount(unit.trx, actor.id, bytes);
      const record = { ...file, note: '', createdAt: unit.at };
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
