import { Box, Link } from '@mui/material';
import { type CHECKED_SOURCES, freshUntil, isStale } from '@parade/api/contract/checked-sources.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';

type Source = (typeof CHECKED_SOURCES)[number];

const STATES: Readonly<Record<Source['state'], string>> = {
  C: 'Texte de loi ou page officielle',
  S: 'Pratique d’un réseau ou d’un opérateur',
};

const Reference = ({ reference }: Pick<Source, 'reference'>) =>
  reference.startsWith('https://') ? (
    <Link href={reference} target="_blank" rel="noopener">
      {reference}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </Link>
  ) : (
    reference
  );

/** A source, what state it is in, and who read it when; the colour only repeats the words. */
export function SourceItem({ source, today }: { source: Source; today: string }) {
  const { fact, title, reference, state, checkedOn, checkedBy } = source;
  const stale = isStale(checkedOn, today);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
        columnGap: 3,
        rowGap: 1,
        py: 1.75,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <div>
        <strong>{title}</strong>
        <Box sx={{ typography: 'body2' }}>
          <Reference reference={reference} />
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {fact ? `Fait ${fact}` : 'Aide officielle'}&nbsp;· {STATES[state]} ({state})
        </Box>
      </div>
      <Box sx={{ typography: 'body2' }}>
        <StatusChip
          label={stale ? 'À relire\u00a0: plus de 365\u00a0jours' : 'À jour'}
          tone={stale ? 'danger' : 'good'}
        />
        <Box sx={{ mt: 0.5 }}>Vérifiée le {formatCalendarDay(checkedOn)}</Box>
        {!stale && <div>À relire après le {formatCalendarDay(freshUntil(checkedOn))}</div>}
        <Box sx={{ color: 'text.secondary' }}>Par&nbsp;: {checkedBy}</Box>
      </Box>
    </Box>
  );
}
