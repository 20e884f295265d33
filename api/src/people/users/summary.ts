import { sql } from 'kysely';
import { centsToEuros } from '../../../contract/money.ts';
import type { ClientSummary } from '../../../contract/reports.ts';
import type { UserStats } from '../../../contract/users.ts';
import type { Services } from '../../platform/context.ts';

/** What was written in a report's conversation: it is read there alone. */
const MESSAGE = 'report_message';

async function countedOf({ db, ports }: Services, userId: string) {
  const count = (status: string) =>
    sql<number>`coalesce(sum(case when "status" = ${status} then 1 else 0 end), 0)`;
  const reports = await db
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
      e.fn.max('updatedAt').as('updatedAt'),
    ])
    .executeTakeFirstOrThrow();
  const notifications = await db
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(1 - "read"), 0)`.as('unread'),
      e.fn.max('updatedAt').as('updatedAt'),
    ])
    .executeTakeFirstOrThrow();
  return {
    reports,
    notifications,
    recovered: centsToEuros(await ports.recoveredCents(db, userId)),
  };
}

/**
 * Counts of a person's reports by status and of their notifications, with
 * amounts in euros. `recoveredAmount` is the total ever recovered: withdrawals
 * do not lower it.
 */
export async function summaryOf(services: Services, userId: string): Promise<ClientSummary> {
  const { reports, notifications, recovered } = await countedOf(services, userId);
  const { amountCents, updatedAt: _, ...counts } = reports;
  const unread = await services.db
    .selectFrom('notifications')
    .select(['objectId as id', 'category'])
    .distinct()
    .where('userId', '=', userId)
    .where('read', '=', 0)
    .where('deletedAt', 'is', null)
    .where('objectId', 'is not', null)
    .$narrowType<{ id: string }>()
    .execute();
  const about = (isMeant: (category: string) => boolean) => [
    ...new Set(unread.filter(({ category }) => isMeant(category)).map(({ id }) => id)),
  ];
  return {
    ...counts,
    totalAmount: centsToEuros(amountCents),
    recoveredAmount: recovered,
    notifications: notifications.total,
    unreadNotifications: notifications.unread,
    unreadReports: about((category) => category === 'report_update' || category === MESSAGE),
    unreadMessages: about((category) => category === MESSAGE),
    unreadObjects: about((category) => category !== MESSAGE),
  };
}

/**
 * The same figures under the names of the person's record. A recovered sum
 * always brings a notification, so `lastUpdated` covers it.
 */
export async function statsOf(services: Services, userId: string): Promise<UserStats> {
  const { reports, notifications, recovered } = await countedOf(services, userId);
  const changes = [reports.updatedAt, notifications.updatedAt].filter((at) => at !== null);
  return {
    reportsSubmitted: reports.total,
    resolvedReports: reports.resolved,
    alertsReceived: notifications.total,
    moneyRecovered: recovered,
    lastUpdated: changes.sort().at(-1) ?? null,
  };
}
