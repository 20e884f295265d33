import type { z } from 'zod';
import { readReportStatus, reportStatusLabel } from '../../../contract/report-statuses.ts';
import type { AdminReport, reportUpdate } from '../../../contract/reports.ts';
import { quoted } from '../../../contract/text.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { work } from '../../platform/unit-of-work.ts';
import { presentAdminReport } from './present.ts';
import { reportDetail } from './queries.ts';

/**
 * Sets status and note in one save; staff may set any status (specification
 * 4). Errors: `not_found`; `stale_version` when somebody saved in between.
 */
export function updateReport(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  { status, adminNote, version }: z.output<typeof reportUpdate>,
): Promise<AdminReport> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const before = await reportDetail(trx, id, 'staff');
    const statusChanged = before.status !== status;
    const noteChanged = before.adminNote !== adminNote;
    if (before.version !== version) throw new AppError('stale_version');
    if (!statusChanged && !noteChanged) return presentAdminReport(before);

    const { numUpdatedRows } = await trx
      .updateTable('reports')
      .set({ status, adminNote, updatedAt: at, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('stale_version');

    const kind = !noteChanged ? 'status' : statusChanged ? 'status_and_note' : 'note';
    await trx
      .insertInto('report_history')
      .values({
        id: newId(),
        reportId: id,
        at,
        kind,
        fromStatus: before.status,
        toStatus: status,
        note: noteChanged ? adminNote : null,
        actorId: actor.id,
        actorName: actor.name,
      })
      .execute();
    await unit.audit({
      action: 'update',
      objectType: 'reports',
      objectId: id,
      before: { status: before.status, adminNote: before.adminNote },
      after: { status, adminNote },
    });
    await notify(services, unit, {
      userId: before.userId,
      type: 'info',
      title: `Votre signalement ${before.reference} a avancé`,
      message: statusChanged
        ? `${quoted(before.title)}\u00a0: le statut passe de ${quoted(reportStatusLabel(readReportStatus(before.status)))} à ${quoted(reportStatusLabel(status))}.`
        : `${quoted(before.title)}\u00a0: une note a été ajoutée.`,
      priority: 'normal',
      category: 'report_update',
      sentBy: actor.id,
    });
    unit.publish({ topic: 'reports', id }, { userId: before.userId });
    unit.publish({ topic: 'reports', id }, { permission: 'manageReports' });
    return presentAdminReport(await reportDetail(trx, id, 'staff'));
  });
}
