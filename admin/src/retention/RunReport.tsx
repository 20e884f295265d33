import { Alert, type AlertColor, Box } from '@mui/material';
import { formatDate } from '@parade/api/contract/dates.ts';
import {
  RETENTION_KINDS,
  RETENTION_LABELS,
  type RetentionKind,
  type RetentionRun,
} from '@parade/api/contract/retention.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { BEFORE } from './labels.ts';
import { Withheld } from './Withheld.tsx';
import { adviceOf, outcomeOf } from './words.ts';

const SEVERITIES: Readonly<Record<RetentionRun['state'], AlertColor>> = {
  running: 'info',
  done: 'info',
  stopped: 'warning',
  failed: 'error',
};

const number = (value: number) => value.toLocaleString('fr-FR');

/** « Trouvé : 12 », « Effacé : 11 sur 12 ». */
function countOf({ kind, state, found, removed }: RetentionRun, each: RetentionKind): string {
  if (kind === 'trial' || state === 'stopped') return `Trouvé\u00a0: ${number(found[each])}`;
  const of = removed[each] === found[each] ? '' : ` sur ${number(found[each])}`;
  return `Effacé\u00a0: ${number(removed[each])}${of}`;
}

function Line({ run, kind }: { run: RetentionRun; kind: RetentionKind }) {
  const { cutoffs, record, exceeded } = run;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) max-content',
        columnGap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <span>{RETENTION_LABELS[kind].what}</span>
      <Box component="strong" sx={{ textAlign: 'right' }}>
        {countOf(run, kind)}
      </Box>
      <Box component="span" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
        {BEFORE[kind]} {formatDate(cutoffs[kind])}.{' '}
        {record[kind] > 0
          ? `Au plus ${number(record[kind])} en un passage jusqu’ici.`
          : 'Aucun effacement jusqu’ici.'}{' '}
        {exceeded.includes(kind) && <StatusChip label="Record dépassé" tone="attention" />}
      </Box>
    </Box>
  );
}

/** A run's result: why it stopped, the counts and days of each kind, and the accounts that stay. */
export function RunReport({ run, latest = false }: { run: RetentionRun; latest?: boolean }) {
  const looked = run.state === 'done' || run.state === 'stopped';
  return (
    <>
      <Alert severity={SEVERITIES[run.state]} role="presentation" sx={{ mb: 1.5 }}>
        {outcomeOf(run)} {latest && adviceOf(run)}
      </Alert>
      {looked && (
        <Box
          component="ul"
          aria-label="Trouvé, par catégorie"
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {RETENTION_KINDS.map((kind) => (
            <Line key={kind} run={run} kind={kind} />
          ))}
        </Box>
      )}
      {run.withheld.length > 0 && <Withheld withheld={run.withheld} />}
    </>
  );
}
