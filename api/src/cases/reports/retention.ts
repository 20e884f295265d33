import { forgetInJournal } from '../../platform/audit/forget.ts';
import type { RetentionPart } from '../../platform/ports.ts';
import { eraseReports } from './personal-data.ts';

/** Reports that were decided, or set aside with their account, some years after their last change. */
export const oldReports: RetentionPart = {
  kind: 'fraudReports',
  objectType: 'reports',
  batch: 50,
  async find(_services, db, cutoff, only) {
    let query = db
      .selectFrom('reports')
      .select('id')
      .where('updatedAt', '<', cutoff)
      .where((w) =>
        w.or([
          w.and([w('status', 'in', ['resolved', 'rejected']), w('deletedAt', 'is', null)]),
          w('deletedAt', '<', cutoff),
        ]),
      )
      // Of a closed one, too, somebody may still have written.
      .where((w) =>
        w.not(
          w.exists(
            w
              .selectFrom('report_messages')
              .select('report_messages.id')
              .whereRef('report_messages.reportId', '=', 'reports.id')
              .where('report_messages.at', '>=', cutoff),
          ),
        ),
      )
      // Not a mere number already.
      .where('title', '<>', '');
    if (only) query = query.where('id', 'in', only);
    return (await query.orderBy('updatedAt').orderBy('id').execute()).map(({ id }) => id);
  },
  async remove(services, unit, ids) {
    await eraseReports(services, unit, ids);
    await forgetInJournal(unit.trx, ids);
  },
};
