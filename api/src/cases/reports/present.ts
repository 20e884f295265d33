import { centsToEuros } from '../../../contract/money.ts';
import { readReportStatus } from '../../../contract/report-statuses.ts';
import {
  type AdminReport,
  type AdminReportRow,
  type DocumentSlot,
  type Report,
  type ReportHistoryEntry,
  type ReportRow,
  reportTexts,
} from '../../../contract/reports.ts';
import { presentDocument } from '../../people/documents/present.ts';
import type { AdminReportRecord } from './admin-list.ts';
import type { ReportDetail, ReportRecord } from './queries.ts';

/** What leaves about a report: an allow-list for each audience. */
export function presentRow(r: ReportRecord): ReportRow {
  return {
    id: r.id,
    reference: r.reference,
    userId: r.userId,
    userEmail: r.userEmail,
    title: r.title,
    fraudType: r.fraudType as ReportRow['fraudType'],
    amount: r.amountCents === null ? null : centsToEuros(r.amountCents),
    status: readReportStatus(r.status),
    date: r.date,
    adminNote: r.adminNote,
    recoveredAmount: centsToEuros(r.recoveredAmountCents),
    createdAt: r.createdAt,
    updatedAt: r.updatedAt,
  };
}

function presentDetail(r: ReportDetail, by: (actorId: string, name: string) => string): Report {
  const documentDetails = r.documents.map((d) => ({
    ...presentDocument(d),
    slot: d.slot as DocumentSlot,
  }));
  return {
    ...presentRow(r),
    ...reportTexts.parse(r),
    documents: Object.fromEntries(documentDetails.map((d) => [d.slot, d.url])),
    documentDetails,
    history: r.history.map(
      (h): ReportHistoryEntry => ({
        id: h.id,
        at: h.at,
        kind: h.kind,
        from: h.fromStatus === null ? null : readReportStatus(h.fromStatus),
        to: readReportStatus(h.toStatus),
        note: h.note,
        by: by(h.actorId, h.actorName),
      }),
    ),
  };
}

/** For its owner: staff appear as « Support ». */
export const presentReport = (r: ReportDetail): Report =>
  presentDetail(r, (actorId) => (actorId === r.userId ? 'Vous' : 'Support'));

/** For staff: who did what, by name. */
export function presentAdminReport(r: ReportDetail): AdminReport {
  const { userName, userPhone, version } = r;
  return { ...presentDetail(r, (_, name) => name), userName, userPhone, version };
}

export function presentAdminRow(r: AdminReportRecord): AdminReportRow {
  const { userName, userPhone, version } = r;
  return { ...presentRow(r), userName, userPhone, version };
}
