import { formatEuros } from '@parade/api/contract/money.ts';
import type { AdminReportRow } from '@parade/api/contract/reports.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';
import { ReportStatusChip } from './ReportStatusChip.tsx';

export const card = `
  'reference status'
  'title title'
  'userEmail amount'
  'fraudType createdAt'
`;

export const columns: readonly Column<AdminReportRow>[] = [
  {
    source: 'reference',
    label: 'Référence',
    short: true,
    render: ({ reference }) => reference,
  },
  {
    source: 'title',
    label: 'Titre',
    width: '32%',
    render: ({ title }) => <strong>{title}</strong>,
  },
  {
    source: 'userEmail',
    label: 'Victime',
    width: '19%',
    render: ({ userName, userEmail }) => userName || userEmail,
  },
  { source: 'fraudType', label: 'Type', width: '17%', render: ({ fraudType }) => fraudType },
  {
    source: 'amount',
    sortByOrder: 'DESC',
    label: 'Montant',
    numeric: true,
    short: true,
    render: ({ amount }) => (amount === null ? 'Non précisé' : formatEuros(amount)),
  },
  {
    source: 'status',
    label: 'Statut',
    short: true,
    render: ({ status }) => <ReportStatusChip status={status} />,
  },
  {
    source: 'createdAt',
    sortByOrder: 'DESC',
    label: 'Reçu',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
