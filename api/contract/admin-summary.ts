import { z } from 'zod';

const count = z.number().int();

/**
 * `GET /api/admin/summary`: the ten numbers of the admin dashboard statistics
 * (specification 3), plus the pending KYC requests of the fifth card and what
 * waits in the tab of the alerts, and the recovered amounts that a second person
 * has still to confirm.
 * `totalRecoveredAmount` in euros. What a staff member may not read is null.
 */
export const adminSummary = z.object({
  totalUsers: count.nullable(),
  totalReports: count.nullable(),
  pendingReports: count.nullable(),
  totalPayments: count.nullable(),
  pendingPayments: count.nullable(),
  totalWithdrawals: count.nullable(),
  pendingWithdrawals: count.nullable(),
  proposedAmounts: count.nullable(),
  totalSupportTickets: count.nullable(),
  openTickets: count.nullable(),
  totalKycRequests: count.nullable(),
  pendingKycRequests: count.nullable(),
  pendingAlerts: count.nullable(),
  openDisputes: count.nullable(),
  totalStaff: count.nullable(),
  totalAuditEvents: count.nullable(),
  totalRecoveredAmount: z.number().nullable(),
});
export type AdminSummary = z.infer<typeof adminSummary>;
