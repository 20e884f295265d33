import { Box } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { expectedRange, inUnit, type Probe } from '@parade/api/contract/probes.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

/** How it stands, in words; the colour only repeats them. */
function stateOf({ value, at, outsideSince }: Probe): [label: string, tone?: Tone] {
  if (outsideSince !== null) return ['Hors de l’attendu', 'attention'];
  if (at === null) return ['Pas encore mesuré'];
  return value === null ? ['Trop peu pour juger'] : ['Dans l’attendu', 'good'];
}

/** A probe with its newest reading, where that is expected, and since when it is not there. */
export function ProbeItem({ probe }: { probe: Probe }) {
  const { label, unit, value, outsideSince } = probe;
  const expected = expectedRange(probe);
  const [state, tone] = stateOf(probe);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 1fr) 7rem 17rem' },
        gridTemplateAreas: {
          xs: `'label value' 'state state'`,
          md: `'label value state'`,
        },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        py: 1.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ gridArea: 'label', minWidth: 0 }}>
        <strong>{label}</strong>
        {expected && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>Attendu&nbsp;: {expected}</Box>
        )}
      </Box>
      <Box sx={{ gridArea: 'value', typography: 'h2', textAlign: 'right', whiteSpace: 'nowrap' }}>
        {value === null ? '–' : inUnit(unit, value)}
      </Box>
      <Box sx={{ gridArea: 'state' }}>
        <StatusChip label={state} tone={tone} />
        {outsideSince !== null && (
          <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              Depuis le <time dateTime={outsideSince}>{formatDateTime(outsideSince)}</time>
            </Box>
            {value === null && '\u00a0; trop peu depuis pour juger'}
          </Box>
        )}
      </Box>
    </Box>
  );
}
