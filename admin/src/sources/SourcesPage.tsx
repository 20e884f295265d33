import { Box, Typography } from '@mui/material';
import { CHECKED_SOURCES, FRESH_DAYS, isStale } from '@parade/api/contract/checked-sources.ts';
import { parisDay } from '@parade/api/contract/dates.ts';
import { PageTitle } from '../lib/PageTitle.tsx';
import { SourceItem } from './SourceItem.tsx';

const TITLE = 'Sources';
const THIRTY_DAYS_MS = 30 * 86_400_000;

const staleOn = (day: string) =>
  CHECKED_SOURCES.filter(({ checkedOn }) => isStale(checkedOn, day)).length;

/** What the advice to victims stands on, the oldest reading first. It is code: here it is only read. */
export function SourcesPage() {
  const today = parisDay(new Date());
  const soon = parisDay(new Date(Date.now() + THIRTY_DAYS_MS));
  return (
    <Box sx={{ maxWidth: '70rem' }}>
      <PageTitle page={TITLE} />
      <Typography variant="h1" sx={{ mb: 1 }}>
        {TITLE}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '46rem' }}>
        Chaque délai et chaque service indiqué aux victimes vient d’une de ces sources. Au bout de{' '}
        {FRESH_DAYS}&nbsp;jours, une source est à relire, et aucune version ne peut sortir avant.
        Elles sont écrites dans le code&nbsp;: docs/operation.md dit comment les relire et les
        corriger.
      </Typography>
      <Typography sx={{ mb: 3 }}>
        À relire aujourd’hui&nbsp;: <strong>{staleOn(today)}</strong>. À relire dans
        30&nbsp;jours&nbsp;: <strong>{staleOn(soon)}</strong>.
      </Typography>
      <Box
        component="ul"
        aria-label="Sources, la plus ancienne d’abord"
        sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}
      >
        {CHECKED_SOURCES.map((source) => (
          <SourceItem key={source.id} source={source} today={today} />
        ))}
      </Box>
    </Box>
  );
}
