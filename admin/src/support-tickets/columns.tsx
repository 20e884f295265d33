import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/column.ts';
import { Preview } from './Preview.tsx';
import { Priority, TicketStatusChip } from './TicketChips.tsx';

export const card = `
  'subject subject'
  'person priority'
  'status activity'
`;

export const columns: readonly Column<AdminTicket>[] = [
  {
    key: 'subject',
    label: 'Sujet',
    width: '48%',
    render: ({ subject }) => <strong>{subject}</strong>,
    below: ({ conversations }) => <Preview conversations={conversations} />,
  },
  {
    key: 'person',
    label: 'Personne',
    width: '20%',
    render: ({ userName, userEmail }) => userName || userEmail,
  },
  {
    key: 'priority',
    label: 'Priorité',
    short: true,
    render: ({ priority }) => <Priority priority={priority} />,
  },
  {
    key: 'status',
    label: 'Statut',
    short: true,
    render: ({ status }) => <TicketStatusChip status={status} />,
  },
  {
    key: 'activity',
    label: 'Dernière activité',
    short: true,
    render: ({ updatedAt }) => <Ago at={updatedAt} />,
  },
];
