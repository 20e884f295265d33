import { type TicketStatus, ticketStatusLabel } from '@parade/api/contract/support-tickets.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const TONES: Readonly<Record<TicketStatus, Tone | undefined>> = {
  open: 'attention',
  in_progress: 'progress',
  resolved: 'good',
  closed: undefined,
};

export const TicketStatusChip = ({ status }: { status: TicketStatus }) => (
  <StatusChip label={ticketStatusLabel(status)} tone={TONES[status]} />
);
