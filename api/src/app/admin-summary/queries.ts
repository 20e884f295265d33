import { type RawBuilder, sql } from 'kysely';
import type { AdminSummary } from '../../../contract/admin-summary.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { Permissions } from '../../../contract/staff.ts';
import { totalRecovered } from '../../money/ledger/balance.ts';
import { isShownToStaff, isWaiting } from '../../money/payments/conditions.ts';
import type { Services } from '../../platform/context.ts';

const countWhere = (condition: RawBuilder<boolean>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** The counts that a staff member may read; null for the others. One query a table. */
export async function adminCounts({ db }: Services, may: Permissions): Promise<AdminSummary> {
  const reports = may.manageReports
    ? await db
        .selectFrom('reports')
        .where('deletedAt', 'is', null)
        .select((e) => [
          e.fn.countAll<number>().as('total'),
          countWhere(sql`"status" = 'pending'`).as('pending'),
        ])
        .executeTakeFirstOrThrow()
    : null;
  const payments = may.managePayments
    ? await db
        .selectFrom('payments')
        .innerJoin('contracts', 'contracts.id', 'payments.contractId')
        .where(isShownToStaff)
        .select((e) => [e.fn.countAll<number>().as('total'), countWhere(isWaiting).as('pending')])
        .executeTakeFirstOrThrow()
    : null;
  const users = may.manageUsers
    ? await db
        .selectFrom('users')
        .where('role', '=', 'user')
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    : null;
  const withdrawals = may.managePayments
    ? await db
        .selectFrom('withdrawals')
        .select((e) => [
          e.fn.countAll<number>().as('total'),
          countWhere(sql`"status" = 'pending'`).as('pending'),
        ])
        .executeTakeFirstOrThrow()
    : null;
  const proposed = may.managePayments
    ? await db
        .selectFrom('recovered_amounts')
        .where('status', '=', 'proposed')
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    : null;
  const count = async (table: 'admins' | 'audit_events') => {
    if (!may.manageUsers) return null;
    const row = await db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return row.total;
  };
  const waiting = async (table: 'alerts' | 'disputes', status: 'pending' | 'open') => {
    if (!may.systemSettings) return null;
    const row = await db
      .selectFrom(table)
      .where('status', '=', status)
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return row.total;
  };
  const tickets = may.manageReports
    ? await db
        .selectFrom('support_tickets')
        .select((e) => [
          e.fn.countAll<number>().as('total'),
          countWhere(sql`"status" = 'open'`).as('open'),
        ])
        .executeTakeFirstOrThrow()
    : null;
  const identities = may.manageReports
    ? await db
        .selectFrom('kyc_verifications')
        .select((e) => [
          e.fn.countAll<number>().as('total'),
          countWhere(sql`"status" = 'pending'`).as('pending'),
        ])
        .executeTakeFirstOrThrow()
    : null;
  return {
    totalUsers: users?.total ?? null,
    totalReports: reports?.total ?? null,
    pendingReports: reports?.pending ?? null,
    totalPayments: payments?.total ?? null,
    pendingPayments: payments?.pending ?? null,
    totalWithdrawals: withdrawals?.total ?? null,
    pendingWithdrawals: withdrawals?.pending ?? null,
    proposedAmounts: proposed?.total ?? null,
    totalSupportTickets: tickets?.total ?? null,
    openTickets: tickets?.open ?? null,
    totalKycRequests: identities?.total ?? null,
    pendingKycRequests: identities?.pending ?? null,
    pendingAlerts: await waiting('alerts', 'pending'),
    openDisputes: await waiting('disputes', 'open'),
    totalStaff: await count('admins'),
    totalAuditEvents: await count('audit_events'),
    totalRecoveredAmount: may.managePayments ? centsToEuros(await totalRecovered(db)) : null,
  };
}
