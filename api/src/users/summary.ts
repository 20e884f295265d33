import { sql } from 'kysely';
import { centsToEuros } from '../../contract/money.ts';
import type { ClientSummary } from '../../contract/reports.ts';
import type { Services } from '../context.ts';
import { totalRecovered } from '../withdrawals/balance.ts';

/** Counts of a person's reports by status, amounts in euros (what was recovered in all, whatever was taken out since), and notifications. */
export async function summaryOf(services: Services, userId: string): Promise<ClientSummary> {
  const count = (status: string) =>
    sql<number>`coalesce(sum(case when "status" = ${status} then 1 else 0 end), 0)`;
  const reports = await services.db
    .selectFrom('reports')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      count('pending').as('pending'),
      count('in_progress').as('inProgress'),
      count('resolved').as('resolved'),
      count('rejected').as('rejected'),
      sql<number>`coalesce(sum("amountCents"), 0)`.as('amountCents'),
    ])
    .executeTakeFirstOrThrow();
  const notifications = await services.db
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(1 - "read"), 0)`.as('unread'),
    ])
    .executeTakeFirstOrThrow();
  const { amountCents, ...counts } = reports;
  return {
    ...counts,
    totalAmount: centsToEuros(amountCents),
    recoveredAmount: centsToEuros(await totalRecovered(services.db, userId)),
    notifications: notifications.total,
    unreadNotifications: notifications.unread,
  };
}
