import type { Section } from '../lib/section.ts';
import { TicketList } from './TicketList.tsx';

export const supportTickets: Section = {
  name: 'support-tickets',
  label: 'Support',
  permission: 'manageReports',
  list: TicketList,
  // Those that wait for a first answer.
  count: (summary) => summary.openTickets,
};
