import { statusLabel } from './text.ts';

/** What is written. */
export const REPORT_STATUSES = ['pending', 'in_progress', 'resolved', 'rejected'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What a record may hold: older ones say `investigating`. */
const OLDER = 'investigating';
export const STORED_REPORT_STATUSES = [...REPORT_STATUSES, OLDER] as const;

/** What is read: older records may hold a status that nobody knows any more. */
export const READ_REPORT_STATUSES = [...REPORT_STATUSES, 'unknown'] as const;
export type ReadReportStatus = (typeof READ_REPORT_STATUSES)[number];

/** A stored status as it is read: who investigated had it in progress (specification 4). */
export const readReportStatus = (stored: string): ReadReportStatus =>
  stored === OLDER
    ? 'in_progress'
    : (REPORT_STATUSES.find((known) => known === stored) ?? 'unknown');

/** Decided: nothing of it is completed any more. */
export const isClosedReport = (status: string): boolean =>
  status === 'resolved' || status === 'rejected';

const LABELS: Readonly<Record<ReportStatus, string>> = {
  pending: 'En attente',
  in_progress: 'En cours',
  resolved: 'Résolu',
  rejected: 'Rejeté',
};
export const reportStatusLabel = (status: ReadReportStatus): string => statusLabel(LABELS, status);
