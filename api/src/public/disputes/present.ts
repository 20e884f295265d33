import type { AdminDispute, AdminDisputeRow } from '../../../contract/disputes.ts';
import type { DisputeDetail, DisputeRecord } from './queries.ts';

/** What leaves about a dispute, for staff with `systemSettings` alone: an allow-list. */
export function presentDisputeRow(d: DisputeRecord): AdminDisputeRow {
  return {
    id: d.id,
    alertId: d.alertId,
    alertTitle: d.alertTitle,
    alertSlug: d.alertSlug,
    alertStatus: d.alertStatus,
    status: d.status,
    role: d.role as AdminDisputeRow['role'],
    email: d.email,
    confirmedAt: d.confirmedAt,
    dueAt: d.dueAt,
    answeredAt: d.answeredAt,
    version: d.version,
  };
}

export function presentDispute(d: DisputeDetail): AdminDispute {
  const { message, answer, answeredBy, suspended, dismissedBefore } = d;
  return { ...presentDisputeRow(d), message, answer, answeredBy, suspended, dismissedBefore };
}
