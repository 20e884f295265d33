import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Contract, refundOnRenunciation } from '@parade/api/contract/contracts.ts';
import { formatCalendarDay, formatDate, formatDateTime } from '@parade/api/contract/dates.ts';

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

export function ContractState({ contract }: { contract: Contract }) {
  return (
    <Box aria-live="polite" sx={{ mt: 1, maxWidth: '42rem' }}>
      {sentencesOf(contract).map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
    </Box>
  );
}
