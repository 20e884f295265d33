import {
  type Broadcast,
  NOTIFICATION_PRIORITY_LABELS,
  NOTIFICATION_TYPE_LABELS,
  type NotificationPriority,
} from '@parade/api/contract/notifications.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';

export const card = `
  'title select'
  'recipient priority'
  'type createdAt'
`;

const TONES: Partial<Record<NotificationPriority, Tone>> = {
  normal: 'progress',
  high: 'attention',
  urgent: 'danger',
};

export const columns: readonly Column<Broadcast>[] = [
  {
    source: 'title',
    label: 'Titre',
    width: '34%',
    render: ({ title }) => <strong>{title}</strong>,
  },
  {
    source: 'recipient',
    label: 'Destinataire',
    width: '24%',
    render: ({ recipient }) => recipient,
  },
  {
    source: 'type',
    label: 'Type',
    short: true,
    render: ({ type }) => NOTIFICATION_TYPE_LABELS[type],
  },
  {
    source: 'priority',
    sortByOrder: 'DESC',
    label: 'Priorité',
    short: true,
    render: ({ priority }) => (
      <StatusChip label={NOTIFICATION_PRIORITY_LABELS[priority]} tone={TONES[priority]} />
    ),
  },
  {
    source: 'createdAt',
    sortByOrder: 'DESC',
    label: 'Envoyée',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
