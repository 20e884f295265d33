import { sql } from 'kysely';
import { countsOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { supportTicketAdminRoutes } from './admin-routes.ts';
import { ticketData } from './personal-data.ts';
import { ownsMessage } from './queries.ts';
import { supportTicketRoutes } from './routes.ts';

export const supportTickets = {
  routes: [supportTicketRoutes, supportTicketAdminRoutes],
  async counts(db, may) {
    if (!may.manageReports) return {};
    const [total, open] = await countsOf(db.selectFrom('support_tickets'), sql`"status" = 'open'`);
    return { totalSupportTickets: total, openTickets: open };
  },
  topics: ['support-tickets'],
  documents: {
    owns: ({ messageId }) => messageId !== null,
    // What staff attached is read by the person whom they answered.
    mayRead: async (db, { id, permissions }, { messageId }) =>
      permissions?.manageReports === true || (await ownsMessage(db, id, messageId)),
  },
  personalData: ticketData,
} satisfies Feature;
