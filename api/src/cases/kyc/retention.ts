import { KYC_SLOTS } from '../../../contract/kyc.ts';
import { eraseDocuments } from '../../people/documents/erase.ts';
import type { RetentionPart } from '../../platform/ports.ts';
import { eraseKyc } from './personal-data.ts';

/** All that closed accounts said of their identity; named by the account. */
export const closedIdentities: RetentionPart = {
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

/**
 * Photos of identity papers whose every request was decided long enough ago: the result, its day and
 * what was typed stay. Named by the account, for a correction shows the photos of the request before.
 */
export const decidedPhotos: RetentionPart = {
  kind: 'kycDocuments',
  objectType: 'users',
  batch: 20,
  async find(_services, db, cutoff, only) {
    let query = db
      .selectFrom('kyc_verifications as request')
      .select('request.userId')
      .where((w) =>
        w.or([w('request.idFrontId', 'is not', null), w('request.idBackId', 'is not', null)]),
      )
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('kyc_verifications as fresh')
              .select('fresh.id')
              .whereRef('fresh.userId', '=', 'request.userId')
              .where((w) =>
                w.or([w('fresh.reviewedAt', 'is', null), w('fresh.reviewedAt', '>=', cutoff)]),
              ),
          ),
        ),
      );
    if (only) query = query.where('request.userId', 'in', only);
    const rows = await query.distinct().orderBy('request.userId').execute();
    return rows.map(({ userId }) => userId);
  },
  async remove(services, unit, ids) {
    const { trx } = unit;
    await trx
      .updateTable('kyc_verifications')
      .set({ idFrontId: null, idBackId: null })
      .where('userId', 'in', ids)
      .execute();
    const photos = trx
      .selectFrom('documents')
      .select('id')
      .where('ownerId', 'in', ids)
      .where('slot', 'in', KYC_SLOTS)
      .where('attachedAt', 'is not', null);
    await eraseDocuments(services, unit, await photos.execute());
    unit.publish({ topic: 'kyc' }, { permission: 'manageReports' });
    for (const userId of ids) unit.publish({ topic: 'kyc' }, { userId });
  },
};
