import type { Section } from '../lib/section.ts';
import { TicketList } from './TicketList.tsx';

export const supportTickets: Section = {
  name: 'support-tickets',
  label: 'Support',
  permission: 'manageReports',
  list: TicketList,
  // The open conversation too: its panel keeps what is being typed apart.
  stale: { 'support-tickets': [['support-tickets']] },
  // Open tickets wait for a first answer.
  counted: 'à traiter\u00a0: tickets ouverts',
  count: (summary) => summary.openTickets,
  card: {
    place: 5,
    count: 'openTickets',
    one: 'ticket ouvert',
    many: 'tickets ouverts',
    filter: { status: 'open' },
  },
};
