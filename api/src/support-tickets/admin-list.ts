import { type Expression, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ADMIN_TICKET_SORTS, adminTicketFilter } from '../../contract/support-tickets.ts';
import type { Services } from '../context.ts';
import { type AdminList, asList, contains } from '../http/admin-list.ts';
import { phoneDigits } from '../users/phone.ts';
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

function conditions({ id, userId, status, priority, email, phone }: Filter) {
  const all: Expression<SqlBool>[] = [];
  const isOneOf = (column: string, values: readonly string[]) =>
    all.push(sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`);
  if (id !== undefined) isOneOf('support_tickets.id', asList(id));
  if (userId !== undefined) isOneOf('support_tickets.userId', [userId]);
  if (status !== undefined) isOneOf('support_tickets.status', asList(status));
  if (priority !== undefined) isOneOf('support_tickets.priority', [priority]);
  if (email?.trim()) all.push(contains('users.email', email.trim().toLowerCase()));
  if (phone?.trim()) {
    const digits = phoneDigits(phone);
    // Letters alone are no number: they find nobody rather than everybody.
    all.push(digits ? contains('users.phoneDigits', digits) : sql<boolean>`1 = 0`);
  }
  return all;
}

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
