import {
  KYC_SLOTS,
  KYC_TYPE_REFUSED,
  KYC_TYPES,
  type KycSlot,
  type NewKycVerification,
} from '../../../contract/kyc.ts';
import { attachDocuments, documentUnknown } from '../../people/documents/attach.ts';
import { fieldError } from '../../platform/errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { KycRecord } from './queries.ts';

/**
 * Takes the photos of a new request: uploads of one's own that hang nowhere
 * yet, or those of the rejected request that it corrects, which are not
 * photographed again. Errors: `document_unknown`, `validation` for what is no
 * picture.
 */
export async function takePhotos(
  unit: UnitOfWork,
  ownerId: string,
  { idFront, idBack }: NewKycVerification['documents'],
  corrected: KycRecord | undefined,
): Promise<{ idFrontId: string; idBackId: string | null }> {
  const shown = [corrected?.idFrontId, corrected?.idBackId];
  const photos: Record<KycSlot, string | undefined> = { idFront, idBack: idBack ?? undefined };
  for (const slot of KYC_SLOTS) {
    const id = photos[slot];
    if (id === undefined || shown.includes(id)) continue;
    const document = await unit.trx
      .selectFrom('documents')
      .select('type')
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .executeTakeFirst();
    if (!document) throw documentUnknown(slot);
    if (!KYC_TYPES.some((type) => type === document.type)) {
      throw fieldError(`documents.${slot}`, KYC_TYPE_REFUSED);
    }
    await attachDocuments(unit, ownerId, {}, { [slot]: id });
  }
  return { idFrontId: idFront, idBackId: photos.idBack ?? null };
}
