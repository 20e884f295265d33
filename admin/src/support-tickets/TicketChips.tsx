import {
  TICKET_PRIORITY_LABELS,
  type TicketPriority,
  type TicketStatus,
  ticketStatusLabel,
} from '@parade/api/contract/support-tickets.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const TONES: Readonly<Record<TicketStatus, Tone | undefined>> = {
  open: 'attention',
  in_progress: 'progress',
  resolved: 'good',
  closed: undefined,
};

export function TicketStatusChip({ status }: { status: TicketStatus }) {
  return <StatusChip label={ticketStatusLabel(status)} tone={TONES[status]} />;
}

export function Priority({ priority }: { priority: TicketPriority }) {
  const label = TICKET_PRIORITY_LABELS[priority];
  return priority === 'high' ? <StatusChip label={label} tone="danger" /> : label;
}
