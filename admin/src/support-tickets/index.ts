import type { Section } from '../lib/section.ts';
import { TicketList } from './TicketList.tsx';

export const supportTickets: Section = {
  name: 'support-tickets',
  label: 'Support',
  permission: 'manageReports',
  list: TicketList,
  // The open conversation too: its panel keeps what is being typed apart.
  stale: { 'support-tickets': [['support-tickets']] },
  // Their last message is the person's.
  counted: 'à traiter\u00a0: tickets ouverts sans réponse',
  count: (summary) => summary.waitingTickets,
  card: {
    place: 5,
    count: 'waitingTickets',
    one: 'ticket ouvert sans réponse',
    many: 'tickets ouverts sans réponse',
    filter: { waiting: true },
  },
};
