import type { RetentionPart } from '../../platform/ports.ts';
import { eraseKyc } from './personal-data.ts';

/** Identity photos of closed accounts; named by the account. */
export const oldPhotos: RetentionPart = {
  kind: 'kycDocuments',
  objectType: 'users',
  batch: 20,
  async find(_services, db, cutoff, only) {
    let query = db
      .selectFrom('users')
      .select('users.id')
      .where('users.status', 'in', ['disabled', 'deleted'])
      .where('users.deletedAt', '<', cutoff)
      .where((e) =>
        e.exists(
          e
            .selectFrom('kyc_verifications')
            .select('kyc_verifications.id')
            .whereRef('kyc_verifications.userId', '=', 'users.id'),
        ),
      );
    if (only) query = query.where('users.id', 'in', only);
    return (await query.orderBy('users.deletedAt').execute()).map(({ id }) => id);
  },
  async remove(services, unit, ids) {
    await eraseKyc(services, unit, ids);
    await unit.trx
      .updateTable('users')
      .set({ kycStatus: 'not_submitted' })
      .where('id', 'in', ids)
      .execute();
  },
};
