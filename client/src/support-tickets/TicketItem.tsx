import { Box, Typography } from '@mui/material';
import { formatDate, relativeDate } from '@parade/api/contract/dates.ts';
import {
  TICKET_PRIORITY_LABELS,
  type Ticket,
  type TicketStatus,
  ticketStatusLabel,
} from '@parade/api/contract/support-tickets.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';
import { ExpandableLine } from '../lib/ExpandableLine.tsx';
import { hasDraftAt } from './drafts.ts';
import { TicketDetail } from './TicketDetail.tsx';

const TONES: Readonly<Record<TicketStatus, Tone | undefined>> = {
  open: 'attention',
  in_progress: 'progress',
  resolved: 'good',
  closed: undefined,
};

const TicketStatusChip = ({ status }: { status: TicketStatus }) => (
  <StatusChip label={ticketStatusLabel(status)} tone={TONES[status]} />
);

/** The last message and its author, in two lines at most. */
function LastResponse({ ticket }: { ticket: Ticket }) {
  const { lastResponse, lastResponseBy, lastResponseAt } = ticket;
  return (
    <Typography
      variant="body2"
      sx={{
        mt: 1,
        maxWidth: '42rem',
        overflowWrap: 'anywhere',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
      }}
    >
      <strong>{lastResponseBy}</strong>, {relativeDate(lastResponseAt).toLowerCase()}&nbsp;:{' '}
      {lastResponse}
    </Typography>
  );
}

interface TicketItemProps {
  owner: string;
  ticket: Ticket;
  isOpen: boolean;
  onToggle: () => void;
  onNew: () => void;
}

/** One ticket of the list; its line opens the conversation. */
export function TicketItem({ owner, ticket, isOpen, onToggle, onNew }: TicketItemProps) {
  const { id, subject, priority, status, createdAt } = ticket;
  return (
    <ExpandableLine
      title={subject}
      panel={`ticket-${id}`}
      isOpen={isOpen}
      onToggle={onToggle}
      sx={{ gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' } }}
      beside={
        <>
          <Box aria-live="polite">
            <TicketStatusChip status={status} />
          </Box>
          <Typography variant="caption">
            Ouvert le {formatDate(createdAt)} · priorité{' '}
            {TICKET_PRIORITY_LABELS[priority].toLowerCase()}
            {hasDraftAt(owner, id) && ' · réponse non envoyée'}
          </Typography>
        </>
      }
      under={!isOpen && <LastResponse ticket={ticket} />}
    >
      <TicketDetail owner={owner} ticket={ticket} onNew={onNew} />
    </ExpandableLine>
  );
}
