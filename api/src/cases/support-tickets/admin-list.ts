import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { adminTicketsQuery } from '../../../contract/support-tickets.ts';
import { personMatches } from '../../people/users/person-filter.ts';
import { type AdminQuery, adminList, equals } from '../../platform/http/admin-list.ts';
import { selectTickets, withConversations } from './queries.ts';

/** Sorts priorities by urgency, not by alphabet. */
const URGENCY = sql`case "support_tickets"."priority"
  when 'low' then 1 when 'medium' then 2 else 3 end`;
const COLUMNS = {
  createdAt: 'support_tickets.createdAt',
  updatedAt: 'support_tickets.updatedAt',
  status: 'support_tickets.status',
  priority: URGENCY,
  subject: 'support_tickets.subject',
  userEmail: 'users.email',
};

const FILTER_COLUMNS = {
  id: 'support_tickets.id',
  userId: 'support_tickets.userId',
  status: 'support_tickets.status',
  priority: 'support_tickets.priority',
};

/** The back office's list: rows of a range with their conversations, and how many match in all. */
export async function adminTickets(db: DbOrTrx, query: AdminQuery<typeof adminTicketsQuery>) {
  const { filter } = query;
  const found = selectTickets(db).where((where) =>
    where.and([...equals(FILTER_COLUMNS, filter), ...personMatches(filter)]),
  );
  const { rows, total } = await adminList(found, query, COLUMNS, 'support_tickets.id');
  return { rows: await withConversations(db, rows), total };
}
