import { Box, Button, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { ProposedAmount } from '@parade/api/contract/ledger.ts';
import { formatEuros, formatSignedEuros } from '@parade/api/contract/money.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { type ReactNode, useState } from 'react';
import { ProposalQuestion } from './ProposalQuestion.tsx';
import type { ProposalNoun } from './queries.ts';

interface ProposalProps {
  proposal: ProposedAmount;
  /** Nobody else manages payments any more: whoever proposed the amount confirms it. */
  alone?: boolean;
  /** The person, where the page around does not name them. */
  person?: ReactNode;
}

/** « SEPA-RECALL-8842 · SIG-7K3F-92 · proposé le 3 octobre 2026 à 09:12 par Camille » */
const proofOf = ({ reference, reportReference, proposedAt, proposedBy }: ProposedAmount): string =>
  [reference, reportReference, `proposé le ${formatDateTime(proposedAt)} par ${proposedBy}`]
    .filter(Boolean)
    .join(' · ');

/** An amount that one staff member set and another one decides. */
export function Proposal({ proposal, alone = false, person }: ProposalProps) {
  const [asked, setAsked] = useState<{ noun: ProposalNoun; open: boolean }>();
  const { own, userName, change, resulting, reason } = proposal;
  const ask = (noun: ProposalNoun) => setAsked({ noun, open: true });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' }}>
      <Box sx={{ flex: '1 1 22rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{formatSignedEuros(change)}</strong>
        {person && <>, {person}</>}
        <Typography variant="body2">
          Le solde passerait à {formatEuros(resulting)}.
          <br />
          {reason}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {proofOf(proposal)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {own && !alone ? (
          <StatusChip label="En attente d’une autre personne" tone="attention" wraps />
        ) : (
          <Button
            variant="outlined"
            aria-label={`Confirmer\u00a0: ${userName}`}
            onClick={() => ask('confirmation')}
          >
            Confirmer
          </Button>
        )}
        <Button
          variant="outlined"
          color="error"
          aria-label={`${own ? 'Abandonner ma proposition' : 'Refuser'}\u00a0: ${userName}`}
          onClick={() => ask('rejection')}
        >
          {own ? 'Abandonner ma proposition' : 'Refuser'}
        </Button>
      </Box>
      <ProposalQuestion
        proposal={proposal}
        noun={asked?.noun ?? 'confirmation'}
        open={asked?.open ?? false}
        onClose={() => setAsked((last) => last && { ...last, open: false })}
      />
    </Box>
  );
}
