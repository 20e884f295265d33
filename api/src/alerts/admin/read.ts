import type { AdminAlert } from '../../../contract/alerts-admin.ts';
import type { Permissions } from '../../../contract/staff.ts';
import type { Services } from '../../context.ts';
import { possibleNames } from '../from-report/names.ts';
import { redact } from '../from-report/redact.ts';
import { findReport } from '../from-report/report.ts';
import { victimFinder } from '../from-report/victim.ts';
import { alertDetail } from './detail.ts';
import { presentAdminAlert } from './present.ts';

/**
 * An alert as staff decide it: what was taken out of its report is found anew
 * each time, for those who may read reports, and stored nowhere.
 */
export async function readAdminAlert(
  db: Services['db'],
  id: string,
  may: Permissions,
): Promise<AdminAlert> {
  const alert = await alertDetail(db, id);
  const texts = [alert.title, alert.description, alert.perpetratorInfo];
  const report = alert.reportId ? await findReport(db, alert.reportId) : undefined;
  const own = report ? victimFinder(report.victim) : () => [];
  const left = texts.flatMap((text) => own(text).map(({ start, end }) => text.slice(start, end)));
  const names = [...new Set([...left, ...(await possibleNames(texts))])];
  const removed = report && may.manageReports ? redact(report.story, report.victim).removed : null;
  return presentAdminAlert(alert, removed, names);
}
