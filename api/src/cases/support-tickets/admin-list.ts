import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import { adminTicketsQuery } from '../../../contract/support-tickets.ts';
import { searchOf } from '../../people/users/person-filter.ts';
import { equals } from '../../platform/http/admin-list.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';
import { isWaiting, selectTickets, type TicketRecord, withConversations } from './queries.ts';

/** Sorts priorities by urgency, not by alphabet. */
const URGENCY = sql`case "support_tickets"."priority"
  when 'low' then 1 when 'medium' then 2 else 3 end`;

const FILTER_COLUMNS = {
  id: 'support_tickets.id',
  userId: 'support_tickets.userId',
  status: 'support_tickets.status',
  priority: 'support_tickets.priority',
};

/** The tickets of these ids with their conversations. */
const rows = async (db: DbOrTrx, ids: readonly string[]) =>
  withConversations(db, await selectTickets(db).where('support_tickets.id', 'in', ids).execute());

/** The back office's list of tickets. */
export const adminTicketList: AdminList<typeof adminTicketsQuery, TicketRecord> = {
  query: adminTicketsQuery,
  table: {
    table: 'support_tickets',
    owner: 'support_tickets.userId',
    columns: {
      createdAt: 'support_tickets.createdAt',
      updatedAt: 'support_tickets.updatedAt',
      status: { keys: ['support_tickets.status', 'support_tickets.createdAt'] },
      priority: { keys: [URGENCY, 'support_tickets.createdAt'] },
      subject: 'support_tickets.subject',
      userEmail: 'support_tickets.ownerEmail',
      userName: 'support_tickets.ownerName',
    },
  },
  where: ({ waiting, ...filter }) => [
    ...equals(FILTER_COLUMNS, filter),
    ...(waiting ? [isWaiting] : []),
  ],
  search: (db, filter) =>
    searchOf(
      db,
      { id: 'support_tickets.id', owner: 'support_tickets.userId' },
      'support-tickets',
      filter,
    ),
  rows,
};
