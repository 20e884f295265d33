import { sql } from 'kysely';
import type { z } from 'zod';
import type { ADMIN_TICKET_SORTS, adminTicketFilter } from '../../../contract/support-tickets.ts';
import { personMatches } from '../../people/users/person-filter.ts';
import type { Services } from '../../platform/context.ts';
import { type AdminList, equals } from '../../platform/http/admin-list.ts';
import { selectTickets, ticketRows, withConversations } from './queries.ts';

type Filter = z.output<typeof adminTicketFilter>;
type Sort = (typeof ADMIN_TICKET_SORTS)[number];

/** By urgency, not by alphabet. */
const URGENCY = sql`case "support_tickets"."priority"
  when 'low' then 1 when 'medium' then 2 else 3 end`;
const COLUMNS = {
  createdAt: sql.ref('support_tickets.createdAt'),
  updatedAt: sql.ref('support_tickets.updatedAt'),
  status: sql.ref('support_tickets.status'),
  priority: URGENCY,
  subject: sql.ref('support_tickets.subject'),
  userEmail: sql.ref('users.email'),
} as const satisfies Record<Sort, unknown>;

const FILTER_COLUMNS = {
  id: 'support_tickets.id',
  userId: 'support_tickets.userId',
  status: 'support_tickets.status',
  priority: 'support_tickets.priority',
};

const conditions = (filter: Filter) => [
  ...equals(FILTER_COLUMNS, filter),
  ...personMatches(filter),
];

/** The back office's list: rows of a range with their conversations, and how many match in all. */
export async function adminTickets({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const rows = await selectTickets(db)
    .where((where) => where.and(conditions(filter)))
    .orderBy(COLUMNS[sort.field], sort.direction)
    .orderBy('support_tickets.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await ticketRows(db)
    .where((where) => where.and(conditions(filter)))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await withConversations(db, rows), total };
}
