import type { ImportedList } from '@parade/api/contract/blocklists.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/column.ts';

export const card = `
  'title entries'
  'asOf imported'
`;

export const columns: readonly Column<ImportedList>[] = [
  { key: 'title', label: 'Liste', width: '42%', render: ({ title }) => <strong>{title}</strong> },
  {
    key: 'entries',
    label: 'Entrées',
    numeric: true,
    short: true,
    render: ({ entryCount }) => formatNumber(entryCount),
  },
  { key: 'asOf', label: 'Liste du', short: true, render: ({ asOf }) => formatCalendarDay(asOf) },
  {
    key: 'imported',
    label: 'Importée',
    short: true,
    render: ({ importedAt }) => <Ago at={importedAt} />,
  },
];
