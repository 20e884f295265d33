import type { Services } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { eraseDocuments } from './documents.ts';

/** Erases every identity request of these people, with the photos of their papers. */
export async function eraseKyc(
  services: Services,
  unit: UnitOfWork,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { trx } = unit;
  await trx.deleteFrom('kyc_verifications').where('userId', 'in', userIds).execute();
  const photos = await trx
    .selectFrom('documents')
    .select('id')
    .where('ownerId', 'in', userIds)
    .where('slot', 'in', ['idFront', 'idBack'])
    .execute();
  await eraseDocuments(
    services,
    unit,
    photos.map(({ id }) => id),
  );
  unit.publish({ topic: 'kyc' }, { permission: 'manageReports' });
  unit.publish({ topic: 'summary' }, { permission: 'manageReports' });
}
