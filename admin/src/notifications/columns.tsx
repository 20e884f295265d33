import Checkbox from '@mui/material/Checkbox';
import {
  type Broadcast,
  NOTIFICATION_PRIORITY_LABELS,
  NOTIFICATION_TYPE_LABELS,
  type NotificationPriority,
} from '@parade/api/contract/notifications.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';
import { useListContext } from 'react-admin';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/column.ts';

export const card = `
  'title select'
  'recipient priority'
  'type sent'
`;

const TONES: Partial<Record<NotificationPriority, Tone>> = {
  normal: 'progress',
  high: 'attention',
  urgent: 'danger',
};

function SelectBox({ broadcast }: { broadcast: Broadcast }) {
  const { selectedIds, onToggleItem } = useListContext<Broadcast>();
  return (
    <Checkbox
      checked={selectedIds.includes(broadcast.id)}
      onChange={() => onToggleItem(broadcast.id)}
      // The click must not open the row.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': `Choisir ${quoted(broadcast.title)}` } }}
      sx={{ p: 1.25, ml: -1.25 }}
    />
  );
}

export const columns: readonly Column<Broadcast>[] = [
  {
    key: 'select',
    label: 'Choix',
    short: true,
    leading: true,
    render: (broadcast) => <SelectBox broadcast={broadcast} />,
  },
  { key: 'title', label: 'Titre', width: '34%', render: ({ title }) => <strong>{title}</strong> },
  { key: 'recipient', label: 'Destinataire', width: '24%', render: ({ recipient }) => recipient },
  {
    key: 'type',
    label: 'Type',
    short: true,
    render: ({ type }) => NOTIFICATION_TYPE_LABELS[type],
  },
  {
    key: 'priority',
    label: 'Priorité',
    short: true,
    render: ({ priority }) => (
      <StatusChip label={NOTIFICATION_PRIORITY_LABELS[priority]} tone={TONES[priority]} />
    ),
  },
  {
    key: 'sent',
    label: 'Envoyée',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
