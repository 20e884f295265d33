import { formatDateTime, relativeDate } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { AdminReportRow } from '@parade/api/contract/reports.ts';
import type { Column } from '../lib/ExpandableTable.tsx';
import { ReportStatusChip } from './ReportStatusChip.tsx';

export const columns: readonly Column<AdminReportRow>[] = [
  {
    label: 'Référence',
    render: ({ reference }) => reference,
  },
  { label: 'Titre', render: ({ title }) => <strong>{title}</strong> },
  { label: 'Victime', render: ({ userName, userEmail }) => userName || userEmail },
  { label: 'Type', render: ({ fraudType }) => fraudType },
  {
    label: 'Montant',
    numeric: true,
    render: ({ amount }) => (amount === null ? 'Non précisé' : formatEuros(amount)),
  },
  { label: 'Statut', render: ({ status }) => <ReportStatusChip status={status} /> },
  {
    label: 'Reçu',
    render: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatDateTime(createdAt)}>
        {relativeDate(createdAt)}
      </time>
    ),
  },
];
