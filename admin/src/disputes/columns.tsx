import { formatDateTime, relativeDate } from '@parade/api/contract/dates.ts';
import {
  type AdminDisputeRow,
  DISPUTE_STATUS_LABELS,
  type KnownDispute,
} from '@parade/api/contract/disputes.ts';
import type { Column } from '../lib/column.ts';
import { StatusChip, type Tone } from '../lib/StatusChip.tsx';
import { DueDate } from './DueDate.tsx';

const TONES: Readonly<Record<KnownDispute, Tone | undefined>> = {
  open: 'attention',
  upheld: 'good',
  dismissed: undefined,
};

/** A phone's card: which alert, who, when it came and how it stands, until when. */
export const card = `
  'alert alert'
  'email email'
  'received status'
  'due due'
`;

export const columns: readonly Column<AdminDisputeRow>[] = [
  {
    key: 'alert',
    label: 'Alerte',
    width: '38%',
    render: ({ alertTitle }) => <strong>{alertTitle}</strong>,
  },
  { key: 'email', label: 'De', width: '24%', render: ({ email }) => email },
  {
    key: 'received',
    label: 'Reçue',
    short: true,
    render: ({ confirmedAt }) => (
      <time dateTime={confirmedAt} title={formatDateTime(confirmedAt)}>
        {relativeDate(confirmedAt)}
      </time>
    ),
  },
  { key: 'due', label: 'À traiter avant le', render: (dispute) => <DueDate dispute={dispute} /> },
  {
    key: 'status',
    label: 'Statut',
    short: true,
    render: ({ status }) => (
      <StatusChip label={DISPUTE_STATUS_LABELS[status]} tone={TONES[status]} />
    ),
  },
];
