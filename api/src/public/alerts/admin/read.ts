import type { DbOrTrx } from '@parade/db';
import type { AdminAlert } from '../../../../contract/alerts-admin.ts';
import type { Permissions } from '../../../../contract/staff.ts';
import { noteRead } from '../../../platform/audit/note-read.ts';
import type { Actor, Services } from '../../../platform/context.ts';
import { possibleNames } from '../from-report/names.ts';
import { redact } from '../from-report/redact.ts';
import { findReport } from '../from-report/report.ts';
import { victimFinder } from '../from-report/victim.ts';
import { alertDetail, alikeTo } from './detail.ts';
import { presentAdminAlert } from './present.ts';

/**
 * An alert for staff. Those who may read reports also see what was taken out of
 * its report, which is found anew each time and stored nowhere; the others do
 * not learn which report it was, nor whose name is left.
 */
export async function readAdminAlert(
  db: DbOrTrx,
  id: string,
  may: Permissions,
): Promise<AdminAlert> {
  const alert = await alertDetail(db, id);
  const texts = [alert.title, alert.description, alert.perpetratorInfo];
  const reportId = may.manageReports ? alert.reportId : null;
  const report = reportId ? await findReport(db, reportId) : undefined;
  const own = report ? victimFinder(report.victim) : () => [];
  const left = texts.flatMap((text) => own(text).map(({ start, end }) => text.slice(start, end)));
  const names = [...new Set([...left, ...(await possibleNames(texts))])];
  const removed = report ? redact(report.story, report.victim).removed : null;
  const alike = await alikeTo(db, id);
  return presentAdminAlert({ ...alert, reportId }, { removed, possibleNames: names, alike });
}

/** Writes down that whoever is shown an alert with what was taken out of its report reads that report. */
export async function noted(
  services: Services,
  actor: Actor & { id: string },
  alert: AdminAlert,
): Promise<AdminAlert> {
  const report =
    alert.reportId === null
      ? undefined
      : await services.db
          .selectFrom('reports')
          .select(['id', 'userId'])
          .where('id', '=', alert.reportId)
          .executeTakeFirst();
  if (report) await noteRead(services, actor, ['reports', report.id], report.userId);
  return alert;
}
