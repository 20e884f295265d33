import { Box, Link, Skeleton } from '@mui/material';
import type { AdminSummary } from '@parade/api/contract/admin-summary.ts';
import { Link as RouterLink } from 'react-router';
import { listPath } from '../lib/list/address.ts';
import { SECTIONS } from './sections.ts';

const CARDS = SECTIONS.flatMap(({ name, card = [] }) =>
  [card].flat().map((each) => ({ name, ...each })),
).toSorted((a, b) => a.place - b.place);

interface SummaryCardsProps {
  summary: AdminSummary | undefined;
  failed: boolean;
}

/** How much waits for somebody, a card or two for a tab, which lead there. Cards without permission are left out. */
export function SummaryCards({ summary, failed }: SummaryCardsProps) {
  const cards = CARDS.map(({ count, ...card }) => ({
    ...card,
    value: summary && (typeof count === 'function' ? count(summary) : summary[count]),
  })).filter(({ value }) => value !== null);
  if (cards.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="À traiter"
      sx={{
        display: 'flex',
        // On a phone they are one line that moves sideways: the list begins high.
        overflowX: 'auto',
        listStyle: 'none',
        m: 0,
        px: { xs: 1, sm: 2.5 },
        py: { xs: 0, md: 1 },
        columnGap: { xs: 0.5, md: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        '& > li + li': { md: { borderLeft: 1, borderColor: 'divider', pl: 2 } },
      }}
    >
      {cards.map(({ name, place, value, one, many, filter }) => {
        return (
          <Box
            component="li"
            key={`${name} ${place}`}
            sx={{ flex: { xs: 'none', md: '0 1 16rem' } }}
          >
            <Link
              component={RouterLink}
              to={listPath(name, { filter })}
              color="inherit"
              underline="hover"
              sx={{
                display: 'flex',
                flexDirection: { xs: 'row', md: 'column' },
                alignItems: { xs: 'center', md: 'flex-start' },
                minHeight: 44,
                gap: { xs: 0.75, md: 0 },
                px: 1,
                whiteSpace: { xs: 'nowrap', md: 'normal' },
                '&:focus-visible': { outlineOffset: -3 },
              }}
            >
              <Box component="span" sx={{ typography: { xs: 'h3', md: 'h1' } }}>
                {value?.toLocaleString('fr-FR') ?? (failed ? '–' : <Skeleton width={40} />)}
              </Box>{' '}
              <Box
                component="span"
                sx={{ color: 'text.secondary', typography: { xs: 'body2', md: 'body1' } }}
              >
                {typeof value === 'number' && value < 2 ? one : many}
              </Box>
            </Link>
          </Box>
        );
      })}
    </Box>
  );
}
