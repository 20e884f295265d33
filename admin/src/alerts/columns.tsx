import type { AdminAlertRow } from '@parade/api/contract/alerts-admin.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/column.ts';
import { AlertStatusChip } from './AlertStatusChip.tsx';

export const card = `
  'title title'
  'type status'
  'country amount'
  'made made'
`;

export const columns: readonly Column<AdminAlertRow>[] = [
  { key: 'title', label: 'Titre', width: '36%', render: ({ title }) => <strong>{title}</strong> },
  { key: 'type', label: 'Type', width: '20%', render: ({ fraudType }) => fraudType },
  { key: 'country', label: 'Pays', short: true, render: ({ country }) => country },
  {
    key: 'amount',
    label: 'Montant',
    numeric: true,
    short: true,
    render: ({ amount }) => formatEuros(amount),
  },
  {
    key: 'status',
    label: 'Statut',
    short: true,
    render: ({ status, contested }) => (
      <>
        <AlertStatusChip status={status} />{' '}
        {contested && <StatusChip label="Contestée" tone="danger" />}
      </>
    ),
  },
  {
    key: 'made',
    label: 'Date',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
