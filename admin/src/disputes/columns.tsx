import { Box } from '@mui/material';
import {
  type AdminDisputeRow,
  DISPUTE_STATUS_LABELS,
  type KnownDispute,
} from '@parade/api/contract/disputes.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';
import { DueDate } from './DueDate.tsx';

const TONES: Readonly<Record<KnownDispute, Tone | undefined>> = {
  open: 'attention',
  upheld: 'good',
  dismissed: undefined,
};

const DUE = 'À traiter avant le';

export const card = `
  'alertTitle alertTitle'
  'email email'
  'confirmedAt status'
  'dueAt dueAt'
`;

export const columns: readonly Column<AdminDisputeRow>[] = [
  {
    source: 'alertTitle',
    label: 'Alerte',
    width: '38%',
    render: ({ alertTitle }) => <strong>{alertTitle}</strong>,
  },
  { source: 'email', label: 'De', width: '24%', render: ({ email }) => email },
  {
    source: 'confirmedAt',
    sortByOrder: 'DESC',
    label: 'Reçue',
    short: true,
    render: ({ confirmedAt }) => <Ago at={confirmedAt} />,
  },
  {
    source: 'dueAt',
    label: DUE,
    render: (dispute) => (
      <>
        {/* A card has no headings: the word tells one date from the other. */}
        <Box component="span" aria-hidden sx={{ display: { md: 'none' } }}>
          {DUE}{' '}
        </Box>
        <DueDate dispute={dispute} />
      </>
    ),
  },
  {
    source: 'status',
    label: 'Statut',
    short: true,
    render: ({ status }) => (
      <StatusChip label={DISPUTE_STATUS_LABELS[status]} tone={TONES[status]} />
    ),
  },
];
