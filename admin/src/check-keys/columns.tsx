import { Box } from '@mui/material';
import type { CheckKeyRow } from '@parade/api/contract/check-keys.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';

export const card = `
  'partner state'
  'prefix perDay'
  'lastUsedOn createdAt'
`;

export const columns: readonly Column<CheckKeyRow>[] = [
  {
    source: 'partner',
    label: 'Partenaire',
    width: '30%',
    render: ({ partner }) => <strong>{partner}</strong>,
  },
  {
    source: 'prefix',
    label: 'Clé',
    disableSort: true,
    short: true,
    render: ({ prefix }) => `${prefix}…`,
  },
  {
    source: 'perDay',
    sortByOrder: 'DESC',
    label: 'Par jour',
    numeric: true,
    short: true,
    render: ({ perDay }) => `${formatNumber(perDay)} par jour`,
  },
  {
    source: 'lastUsedOn',
    label: 'Dernier usage',
    disableSort: true,
    short: true,
    render: ({ lastUsedOn }) => (
      <>
        {/* A card has no headings: the word tells one date from the other. */}
        <Box component="span" aria-hidden sx={{ display: { md: 'none' } }}>
          Usage&nbsp;:{' '}
        </Box>
        {lastUsedOn ? formatCalendarDay(lastUsedOn) : 'Jamais'}
      </>
    ),
  },
  {
    source: 'state',
    label: 'Statut',
    disableSort: true,
    short: true,
    render: ({ revokedAt }) =>
      revokedAt ? (
        <StatusChip label="Révoquée" tone={undefined} />
      ) : (
        <StatusChip label="Active" tone="good" />
      ),
  },
  {
    source: 'createdAt',
    sortByOrder: 'DESC',
    label: 'Créée',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
