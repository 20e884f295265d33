import { formatEuros } from '@parade/api/contract/money.ts';
import type { AdminReportRow } from '@parade/api/contract/reports.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/column.ts';
import { ReportStatusChip } from './ReportStatusChip.tsx';

export const card = `
  'reference status'
  'title title'
  'victim amount'
  'type received'
`;

export const columns: readonly Column<AdminReportRow>[] = [
  {
    key: 'reference',
    label: 'Référence',
    short: true,
    render: ({ reference }) => reference,
  },
  { key: 'title', label: 'Titre', width: '32%', render: ({ title }) => <strong>{title}</strong> },
  {
    key: 'victim',
    label: 'Victime',
    width: '19%',
    render: ({ userName, userEmail }) => userName || userEmail,
  },
  { key: 'type', label: 'Type', width: '17%', render: ({ fraudType }) => fraudType },
  {
    key: 'amount',
    label: 'Montant',
    numeric: true,
    short: true,
    render: ({ amount }) => (amount === null ? 'Non précisé' : formatEuros(amount)),
  },
  {
    key: 'status',
    label: 'Statut',
    short: true,
    render: ({ status }) => <ReportStatusChip status={status} />,
  },
  {
    key: 'received',
    label: 'Reçu',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
