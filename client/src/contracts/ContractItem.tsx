import { Box, Button, Typography } from '@mui/material';
import { type Contract, refundOnRenunciation } from '@parade/api/contract/contracts.ts';
import { formatCalendarDay, formatDate, formatDateTime } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Link } from 'react-router';
import { LineTitle } from '../lib/Line.tsx';
import { Reference } from '../lib/Reference.tsx';
import { ContractStatusChip } from './ContractStatusChip.tsx';

/** Where a contract stands, and what follows from it, in sentences. */
function sentencesOf(contract: Contract): string[] {
  const { status, canRenounce, renounceUntil, renouncedAt, refundDueOn } = contract;
  const { refundedAt, refundReference, paymentState } = contract;
  if (status === 'offered') {
    return [
      'Ce contrat vous est proposé. Vous êtes libre de le refuser\u00a0: rien n’est dû tant que vous ne l’avez pas accepté.',
    ];
  }
  if (renouncedAt) {
    return [
      `Vous avez renoncé à ce contrat le ${formatDateTime(renouncedAt)}. L’accusé de réception vous a été envoyé par e-mail.`,
      refundedAt
        ? `Remboursé le ${formatDate(refundedAt)}. Référence\u00a0: ${refundReference}.`
        : `Vous ne devez plus rien. ${refundOnRenunciation(paymentState, `au plus tard le ${formatCalendarDay(refundDueOn)}`)}`,
    ];
  }
  if (status === 'replaced' && !canRenounce) {
    return [
      'Ce contrat est remplacé par celui de votre commande suivante\u00a0: vous ne devez rien à son titre.',
    ];
  }
  return [
    canRenounce
      ? `Vous pouvez renoncer à ce contrat jusqu’au ${formatCalendarDay(renounceUntil)} inclus, sans motif et sans frais.`
      : `Le délai pour renoncer à ce contrat a pris fin le ${formatCalendarDay(renounceUntil)}.`,
  ];
}

function ContractState({ contract }: { contract: Contract }) {
  return (
    <Box aria-live="polite" sx={{ mt: 1, maxWidth: '42rem' }}>
      {sentencesOf(contract).map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
    </Box>
  );
}

/** One contract with its status and its document. */
export function ContractItem({ contract }: { contract: Contract }) {
  const { reference, title, status, amount, acceptedAt, documentUrl, deliveryPeriod, lawyer } =
    contract;
  return (
    <Box component="li" sx={{ borderBottom: `1px solid ${tokens.rule}`, py: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <LineTitle sx={{ flex: '1 1 14rem' }}>{title}</LineTitle>
        {amount !== null && (
          <Typography sx={{ whiteSpace: 'nowrap' }}>{formatEuros(amount)}</Typography>
        )}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 16px', mt: 0.5 }}
      >
        <Typography variant="caption">
          <Reference>{reference}</Reference>
          {acceptedAt && ` · accepté le ${formatDate(acceptedAt)}`}
        </Typography>
        <ContractStatusChip status={status} />
      </Box>
      {deliveryPeriod && (
        <Typography sx={{ mt: 1, maxWidth: '42rem', overflowWrap: 'anywhere' }}>
          Délai&nbsp;: {deliveryPeriod}
          {lawyer && (
            <>
              <br />
              Avocat&nbsp;: {lawyer}
            </>
          )}
        </Typography>
      )}
      <ContractState contract={contract} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {status === 'offered' && (
          <Button variant="outlined" component={Link} to="/payment">
            Lire le contrat
          </Button>
        )}
        {documentUrl && (
          <Button
            variant="outlined"
            href={documentUrl}
            download
            aria-label={`Télécharger le contrat (PDF)\u00a0: ${reference}`}
          >
            Télécharger le contrat (PDF)
          </Button>
        )}
      </Box>
    </Box>
  );
}
