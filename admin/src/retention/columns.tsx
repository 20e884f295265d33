import { formatDateTime } from '@parade/api/contract/dates.ts';
import { RETENTION_STATE_LABELS, type RetentionRun } from '@parade/api/contract/retention.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import type { Column } from '../lib/list/Col.tsx';
import { RUN_KINDS, RUN_TONES } from './labels.ts';
import { totalOf } from './words.ts';

export const card = `
  'at at'
  'kind state'
  'counts counts'
  'by by'
`;

/** « 13 trouvés, 0 effacé »; a failed run counted nothing. */
function countsOf({ state, kind, found, removed }: RetentionRun): string {
  if (state === 'running' || state === 'failed') return '–';
  const some = (count: number, word: string) =>
    `${count.toLocaleString('fr-FR')}\u00a0${word}${count < 2 ? '' : 's'}`;
  const all = some(totalOf(found), 'trouvé');
  return kind === 'trial' ? all : `${all}, ${some(totalOf(removed), 'effacé')}`;
}

export const columns: readonly Column<RetentionRun>[] = [
  {
    source: 'at',
    disableSort: true,
    label: 'Date',
    short: true,
    render: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    source: 'kind',
    disableSort: true,
    label: 'Passage',
    render: ({ kind }) => <strong>{RUN_KINDS[kind]}</strong>,
  },
  {
    source: 'by',
    disableSort: true,
    label: 'Lancé par',
    width: '28%',
    render: ({ startedBy }) => startedBy ?? 'Programmation',
  },
  { source: 'counts', disableSort: true, label: 'Résultat', short: true, render: countsOf },
  {
    source: 'state',
    disableSort: true,
    label: 'État',
    short: true,
    render: ({ state }) => (
      <StatusChip label={RETENTION_STATE_LABELS[state]} tone={RUN_TONES[state]} />
    ),
  },
];
