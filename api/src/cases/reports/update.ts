import type { z } from 'zod';
import { readReportStatus, reportStatusLabel } from '../../../contract/report-statuses.ts';
import type { AdminReport, reportUpdate } from '../../../contract/reports.ts';
import { quoted } from '../../../contract/text.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { saveVersion } from '../../platform/save-version.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { settle } from '../conversations/mark-read.ts';
import { writeStep } from './history.ts';
import { presentAdminReport } from './present.ts';
import { type ReportRecord, reportDetail } from './queries.ts';

type Decided = Pick<ReportRecord, 'id' | 'userId' | 'adminNote' | 'status'> & { version: number };
type Decision = Pick<Decided, 'status' | 'adminNote'>;

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
    const before = await reportDetail(unit.trx, id, 'staff');
    if (before.version !== version) throw new AppError('stale_version');
    if (before.status === status && before.adminNote === adminNote) {
      return presentAdminReport(services.key, before);
    }
    await decide(unit, actor, before, { status, adminNote });
    await tellOwner(services, unit, before, { status, adminNote }, actor.id);
    unit.publish({ topic: 'reports', id }, { permission: 'manageReports' });
    return presentAdminReport(services.key, await reportDetail(unit.trx, id, 'staff'));
  });
}

/** Writes a decision with its step in the report's life, its line in the journal and what its owner's open pages hear. Error: `stale_version`. */
export async function decide(
  unit: UnitOfWork,
  actor: Actor & { id: string },
  before: Decided,
  { status, adminNote }: Decision,
): Promise<void> {
  const { id } = before;
  const statusChanged = before.status !== status;
  const noteChanged = before.adminNote !== adminNote;
  await saveVersion(unit, 'reports', before, { status, adminNote });
  const kind = !noteChanged ? 'status' : statusChanged ? 'status_and_note' : 'note';
  await writeStep(unit, actor, id, {
    kind,
    fromStatus: before.status,
    toStatus: status,
    note: noteChanged ? adminNote : null,
  });
  // A note answers what was written.
  if (noteChanged && adminNote !== '') await settle(unit, id);
  await unit.audit('update', 'reports', id, {
    before: { status: before.status, adminNote: before.adminNote },
    after: { status, adminNote },
  });
  unit.publish({ topic: 'reports', id }, { userId: before.userId });
}

/** Tells the owner of a report how it stands now, and the whole of a new note: it may ask for something. */
export function tellOwner(
  services: Services,
  unit: UnitOfWork,
  before: Pick<ReportRecord, 'id' | 'userId' | 'reference' | 'title' | 'status' | 'adminNote'>,
  now: Decision,
  sentBy: string,
): Promise<void> {
  const noted = now.adminNote !== '' && now.adminNote !== before.adminNote;
  return notify(services, unit, {
    userId: before.userId,
    type: 'info',
    title: noted
      ? `L’équipe vous a écrit au sujet de votre signalement ${before.reference}`
      : `Votre signalement ${before.reference} a avancé`,
    message: [
      `${quoted(before.title)}\u00a0: ${changeTo(before, now)}`,
      ...(noted ? [`Note de l’équipe\u00a0:\n${now.adminNote}`] : []),
    ].join('\n\n'),
    category: 'report_update',
    objectId: before.id,
    // A note may ask for something; a status asks for nothing.
    canWait: !noted,
    sentBy,
  });
}

function changeTo(before: Decision, { status, adminNote }: Decision): string {
  const label = (each: string) => quoted(reportStatusLabel(readReportStatus(each)));
  if (before.status !== status) {
    return `le statut passe de ${label(before.status)} à ${label(status)}.`;
  }
  return adminNote === '' ? 'la note de l’équipe a été retirée.' : 'une note a été ajoutée.';
}
