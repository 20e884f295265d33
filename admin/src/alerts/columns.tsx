import type { AdminAlertRow } from '@parade/api/contract/alerts-admin.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';
import { AlertStatusChip } from './AlertStatusChip.tsx';

export const card = `
  'title title'
  'fraudType status'
  'country amount'
  'createdAt createdAt'
`;

export const columns: readonly Column<AdminAlertRow>[] = [
  {
    source: 'title',
    label: 'Titre',
    width: '36%',
    render: ({ title }) => <strong>{title}</strong>,
  },
  {
    source: 'fraudType',
    label: 'Type',
    width: '20%',
    render: ({ fraudType }) => fraudType,
  },
  {
    source: 'country',
    label: 'Pays',
    short: true,
    render: ({ country }) => country,
  },
  {
    source: 'amount',
    sortByOrder: 'DESC',
    label: 'Montant',
    numeric: true,
    short: true,
    render: ({ amount }) => formatEuros(amount),
  },
  {
    source: 'status',
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
    source: 'createdAt',
    sortByOrder: 'DESC',
    label: 'Date',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
