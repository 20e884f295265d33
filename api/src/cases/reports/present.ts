import { centsToEuros } from '../../../contract/money.ts';
import { BY_THE_TEAM, reportCall } from '../../../contract/report-calls.ts';
import { type PieceSlot, pieceNumber } from '../../../contract/report-choices.ts';
import { readReportStatus } from '../../../contract/report-statuses.ts';
import {
  type AdminReport,
  type AdminReportRow,
  adminReport,
  adminReportRow,
  type Report,
  type ReportHistoryEntry,
  type ReportRow,
  report,
  reportRow,
} from '../../../contract/reports.ts';
import { presentDocument } from '../../people/documents/present.ts';
import { allowed } from '../../platform/allowed.ts';
import { presentCounterparty } from '../counterparties/present.ts';
import { presentLoss } from '../losses/present.ts';
import type { AdminReportRecord } from './admin-list.ts';
import type { ReportDetail, ReportRecord } from './queries.ts';

/** What every reader of a report is told in other words than the table's. */
const told = (r: ReportRecord) => ({
  fraudType: r.fraudType as ReportRow['fraudType'],
  amount: r.amountCents === null ? null : centsToEuros(r.amountCents),
  status: readReportStatus(r.status),
  recoveredAmount: centsToEuros(r.recoveredAmountCents),
});

/** What leaves about a report in a list. */
export const presentRow = (r: ReportRecord): ReportRow => allowed(reportRow, { ...r, ...told(r) });

export const presentAdminRow = (r: AdminReportRecord): AdminReportRow =>
  allowed(adminReportRow, { ...r, ...told(r) });

/** The whole of it, each step by who took it. */
function whole(key: Buffer, r: ReportDetail, by: (actorId: string, name: string) => string) {
  const documentDetails = r.documents
    .map((d) => ({ ...presentDocument(d), slot: d.slot as PieceSlot }))
    .toSorted((a, b) => pieceNumber(a.slot) - pieceNumber(b.slot));
  return {
    ...r,
    ...told(r),
    documents: Object.fromEntries(documentDetails.map((d) => [d.slot, d.url])),
    documentDetails,
    losses: r.losses.map((each) => presentLoss(key, each)),
    call: r.call && allowed(reportCall, { ...r.call, by: by(r.call.staffId, r.call.staffName) }),
    counterparties: r.counterparties.map((each) => presentCounterparty(key, each)),
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
export const presentReport = (key: Buffer, r: ReportDetail): Report =>
  allowed(report, {
    ...whole(key, r, (actorId) => (actorId === r.userId ? 'Vous' : 'Support')),
    call: r.call && allowed(reportCall, { ...r.call, by: BY_THE_TEAM }),
  });

/** For staff: who did what, by name. */
export const presentAdminReport = (key: Buffer, r: ReportDetail): AdminReport =>
  allowed(
    adminReport,
    whole(key, r, (_, name) => name),
  );
