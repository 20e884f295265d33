import type { Section } from '../lib/section.ts';
import { TicketList } from './TicketList.tsx';

export const supportTickets: Section = {
  name: 'support-tickets',
  label: 'Support',
  permission: 'manageReports',
  list: TicketList,
  // Those that wait for a first answer.
  counted: 'à traiter\u00a0: tickets ouverts',
  count: (summary) => summary.openTickets,
};
