import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { formatDate, relativeDate } from '@parade/api/contract/dates.ts';
import { TICKET_PRIORITY_LABELS, type Ticket } from '@parade/api/contract/support-tickets.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { hasDraftAt } from './drafts.ts';
import { TicketDetail } from './TicketDetail.tsx';
import { TicketStatusChip } from './TicketStatusChip.tsx';

/** What was said last, and by whom, in two lines. */
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

/** One ticket of the list; a click anywhere on its line opens the conversation. */
export function TicketItem({ owner, ticket, isOpen, onToggle, onNew }: TicketItemProps) {
  const { id, subject, priority, status, createdAt } = ticket;
  const panel = `ticket-${id}`;
  return (
    <Box component="li" sx={{ borderBottom: `1px solid ${tokens.rule}`, py: 2 }}>
      <Box sx={{ position: 'relative' }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
            columnGap: 2,
            rowGap: 0.5,
            alignItems: 'center',
          }}
        >
          <Typography
            variant="h3"
            sx={{ minWidth: 0, fontFamily: tokens.sans, fontSize: '1.0625rem' }}
          >
            <ButtonBase
              disableRipple
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={onToggle}
              sx={{
                font: 'inherit',
                textAlign: 'start',
                overflowWrap: 'anywhere',
                // The whole line is the target.
                '&::after': {
                  content: '""',
                  position: 'absolute',
                  inset: '-8px 0',
                  borderRadius: 1,
                },
                '&:focus-visible::after': { outline: `2px solid ${tokens.blue}` },
              }}
            >
              {subject}
              <KeyboardArrowDown
                sx={{ ml: 0.5, color: tokens.muted, transform: isOpen ? 'rotate(180deg)' : 'none' }}
              />
            </ButtonBase>
          </Typography>
          <Box aria-live="polite">
            <TicketStatusChip status={status} />
          </Box>
          <Typography variant="caption" sx={{ color: tokens.muted }}>
            Ouvert le {formatDate(createdAt)} · priorité{' '}
            {TICKET_PRIORITY_LABELS[priority].toLowerCase()}
            {hasDraftAt(owner, id) && ' · réponse non envoyée'}
          </Typography>
        </Box>
        {!isOpen && <LastResponse ticket={ticket} />}
      </Box>
      {isOpen && (
        <Box id={panel} sx={{ mt: 2 }}>
          <TicketDetail owner={owner} ticket={ticket} onNew={onNew} />
        </Box>
      )}
    </Box>
  );
}
