import { Typography } from '@mui/material';
import type { ImportedList } from '@parade/api/contract/blocklists.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';

export const card = `
  'title entryCount'
  'asOf importedAt'
`;

export const columns: readonly Column<ImportedList>[] = [
  {
    source: 'title',
    label: 'Liste',
    width: '42%',
    render: ({ title, source }) => (
      <>
        <strong>{title}</strong>
        {source?.problem && (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'error.main' }}
          >
            Mise à jour en échec
          </Typography>
        )}
      </>
    ),
  },
  {
    source: 'entryCount',
    sortByOrder: 'DESC',
    label: 'Entrées',
    numeric: true,
    short: true,
    render: ({ entryCount }) => formatNumber(entryCount),
  },
  {
    source: 'asOf',
    sortByOrder: 'DESC',
    label: 'Liste du',
    short: true,
    render: ({ asOf }) => formatCalendarDay(asOf),
  },
  {
    source: 'importedAt',
    sortByOrder: 'DESC',
    label: 'Importée',
    short: true,
    render: ({ importedAt }) => <Ago at={importedAt} />,
  },
];
