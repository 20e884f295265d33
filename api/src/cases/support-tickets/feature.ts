import { sql } from 'kysely';
import { settling } from '../../platform/bulk/reverse.ts';
import { countOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { supportTicketAdminRoutes } from './admin-routes.ts';
import { ticketStatusChanges } from './change-statuses.ts';
import { ticketData } from './personal-data.ts';
import { ticketProbes } from './probes.ts';
import { isWaiting, ownsMessage } from './queries.ts';
import { supportTicketRoutes } from './routes.ts';

export const supportTickets = {
  routes: [supportTicketRoutes, supportTicketAdminRoutes],
  counts: {
    permission: 'manageReports',
    async read(db) {
      const all = db.selectFrom('support_tickets');
      return {
        totalSupportTickets: await countOf(all),
        openTickets: await countOf(all.where(sql<boolean>`"status" = 'open'`)),
        waitingTickets: await countOf(all.where(isWaiting)),
      };
    },
  },
  jobs: [settling(ticketStatusChanges)],
  probes: ticketProbes,
  topics: ['support-tickets'],
  documents: {
    owns: ({ messageId }) => messageId !== null,
    // What staff attached is read by the person whom they answered.
    mayRead: async (db, { id, permissions }, { messageId }) =>
      permissions?.manageReports === true || (await ownsMessage(db, id, messageId)),
  },
  personalData: ticketData,
} satisfies Feature;
