import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';
import { Preview } from './Preview.tsx';
import { Priority, TicketStatusChip } from './TicketChips.tsx';

export const card = `
  'subject subject'
  'userEmail priority'
  'status updatedAt'
`;

export const columns: readonly Column<AdminTicket>[] = [
  {
    source: 'subject',
    label: 'Sujet',
    width: '48%',
    render: ({ subject }) => <strong>{subject}</strong>,
    below: ({ conversations }) => <Preview conversations={conversations} />,
  },
  {
    source: 'userEmail',
    label: 'Personne',
    width: '20%',
    render: ({ userName, userEmail }) => userName || userEmail,
  },
  {
    source: 'priority',
    sortByOrder: 'DESC',
    label: 'Priorité',
    short: true,
    render: ({ priority }) => <Priority priority={priority} />,
  },
  {
    source: 'status',
    label: 'Statut',
    short: true,
    render: ({ status }) => <TicketStatusChip status={status} />,
  },
  {
    source: 'updatedAt',
    sortByOrder: 'DESC',
    label: 'Dernière activité',
    short: true,
    render: ({ updatedAt }) => <Ago at={updatedAt} />,
  },
];
