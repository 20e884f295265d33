import Chip from '@mui/material/Chip';
import { type TicketStatus, ticketStatusLabel } from '@parade/api/contract/support-tickets.ts';
import { statusTones } from '@parade/site/brand/theme.ts';
import { tokens } from '@parade/site/brand/tokens.ts';

const DONE = { color: tokens.ink, backgroundColor: tokens.rule };
const TONES: Readonly<Record<TicketStatus, { color: string; backgroundColor: string }>> = {
  open: statusTones.attention,
  in_progress: statusTones.progress,
  resolved: statusTones.good,
  closed: DONE,
};

/** How a ticket stands, in words and in a colour that only repeats them. */
export function TicketStatusChip({ status }: { status: TicketStatus }) {
  return (
    <Chip
      size="small"
      label={ticketStatusLabel(status)}
      sx={{ ...TONES[status], fontWeight: 600, fontSize: '0.875rem' }}
    />
  );
}
