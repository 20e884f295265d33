import type { KycSlot } from '../../contract/kyc.ts';
import type { Actor, Services } from '../context.ts';
import { isImage } from '../documents/image-types.ts';
import type { ServedFile } from '../documents/read.ts';
import { AppError } from '../errors.ts';
import { currentSettings } from '../site-settings/queries.ts';
import { work } from '../unit-of-work.ts';
import { kycOf, tellOfKyc } from './queries.ts';
import { watermarked } from './watermark.ts';

/**
 * One side of a paper for staff: the safe copy with who looks, and when,
 * written over it. The look is in the journal, and the person is told, before
 * a byte leaves. Errors: `not_found`.
 */
export async function lookAtPaper(
  services: Services,
  actor: Actor & { id: string; email: string },
  id: string,
  slot: KycSlot,
): Promise<ServedFile> {
  const { db, files } = services;
  const request = await kycOf(db, id);
  const paper = request[slot];
  if (!paper || !isImage(paper.type)) throw new AppError('not_found');
  const { brand } = await currentSettings(db);
  const copy = await files.read(paper.id, 'copy');
  const at = services.now().toISOString();
  const look = { viewer: actor.email, at, brand: brand.name };
  const bytes = await watermarked(copy, paper.type, look);
  await work(services, actor, async (unit) => {
    await unit.audit({
      action: 'view',
      objectType: 'kyc-verifications',
      objectId: id,
      after: { slot },
    });
    tellOfKyc(unit, request);
  });
  return { name: paper.name, type: paper.type, bytes, inline: true };
}
