import { ticketStatusLabel } from '@parade/api/contract/support-tickets.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

/** A closed ticket has no colour of its own. */
const TONES: Readonly<Record<string, Tone>> = {
  open: 'attention',
  in_progress: 'progress',
  resolved: 'good',
};

export const TicketStatusChip = ({ status }: { status: string }) => (
  <StatusChip label={ticketStatusLabel(status)} tone={TONES[status]} />
);
