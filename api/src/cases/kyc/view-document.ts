import type { KycSlot } from '../../../contract/kyc.ts';
import { isImage } from '../../people/documents/image-types.ts';
import { storedBytes } from '../../people/documents/lost.ts';
import type { ServedFile } from '../../people/documents/read.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { fileName } from '../../platform/files/file-name.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { kycOf, publishKyc } from './queries.ts';
import { watermarked } from './watermark.ts';

/**
 * One side of an identity document for staff: the safe copy with who looks, and when,
 * written over it. The look is in the journal, and the person is told, before
 * a byte leaves. Errors: `not_found`, `document_lost`.
 */
export async function viewDocument(
  services: Services,
  actor: Person,
  id: string,
  slot: KycSlot,
): Promise<ServedFile> {
  const { db } = services;
  const request = await kycOf(db, id);
  const photo = request[slot];
  if (!photo || !isImage(photo.type)) throw new AppError('not_found');
  const { brand } = await currentSettings(db);
  const copy = await storedBytes(services, photo.id, 'copy');
  const at = services.now().toISOString();
  const look = { viewer: actor.email, at, brand: brand.name };
  const bytes = await watermarked(copy, photo.type, look);
  const tell = (unit: UnitOfWork) => publishKyc(unit, request);
  await noteRead(services, actor, ['kyc-verifications', id], request.userId, { slot }, tell);
  return { name: fileName(photo.name, photo.type), type: photo.type, bytes, inline: true };
}
