import { Box, Typography } from '@mui/material';
import { formatCalendarDay, formatDate } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import {
  type Withdrawal,
  type WithdrawalStatus,
  withdrawalStateLabel,
} from '@parade/api/contract/withdrawals.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { type ReactNode, useRef } from 'react';
import { Line, LineAmount, LineGrid, LineTitle } from '../lib/Line.tsx';
import { Reference } from '../lib/Reference.tsx';
import { StaffNote } from '../lib/StaffNote.tsx';
import { Cancellation } from './Cancellation.tsx';
import { maskedDestination } from './destination.ts';

const TONES: Readonly<Record<WithdrawalStatus, Tone>> = {
  pending: 'attention',
  approved: 'good',
  rejected: 'danger',
};

function WithdrawalStatusChip({ request }: { request: Withdrawal }) {
  // A request that the person cancelled does not look refused.
  const tone = request.cancelledAt === null ? TONES[request.status] : 'progress';
  return <StatusChip label={withdrawalStateLabel(request, 'client')} tone={tone} />;
}

/** What became of the money. */
function outcomeOf(request: Withdrawal): ReactNode {
  const { status, payoutOn, payoutReference, cancelledAt } = request;
  if (status === 'pending') return 'Nous l’examinons. Rien n’est encore débité de votre solde.';
  if (cancelledAt) {
    return `Vous l’avez annulée le ${formatDate(cancelledAt)}. Rien n’a été débité de votre solde.`;
  }
  if (status === 'rejected') return 'Rien n’a été débité de votre solde.';
  if (!payoutOn || !payoutReference) {
    return 'Le versement suit\u00a0: sa date et sa référence s’afficheront ici.';
  }
  return (
    <>
      Versé le {formatCalendarDay(payoutOn)}, référence <Reference>{payoutReference}</Reference>
    </>
  );
}

/** One request: status, amount, destination, and the proof of its payment. */
export function WithdrawalItem({ request }: { request: Withdrawal }) {
  const [method, known] = maskedDestination(request);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Line>
      <LineGrid>
        <LineTitle ref={heading} tabIndex={-1}>
          {method} <Reference>{known}</Reference>
        </LineTitle>
        <LineAmount>{formatEuros(request.amount)}</LineAmount>
        <Typography variant="caption" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <Reference>{request.reference}</Reference> · demandé le {formatDate(request.createdAt)}
        </Typography>
        <Box aria-live="polite" aria-atomic sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <VisuallyHidden>{request.reference}&nbsp;: </VisuallyHidden>
          <WithdrawalStatusChip request={request} />
        </Box>
      </LineGrid>
      <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere', maxWidth: '42rem' }}>
        {outcomeOf(request)}
      </Typography>
      {request.adminNote && <StaffNote note={request.adminNote} />}
      <Cancellation request={request} onButtonGone={() => heading.current?.focus()} />
    </Line>
  );
}
