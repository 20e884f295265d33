import { Box, Typography } from '@mui/material';
import type { ContractStatus } from '@parade/api/contract/contracts.ts';
import type { Payment } from '@parade/api/contract/payments.ts';
import { Details } from '../lib/Details.tsx';
import { useBankTransfer } from './queries.ts';
import { TransferDetails } from './TransferDetails.tsx';

interface PendingTransferProps {
  payment: Payment;
  /** Ordered just now: the coordinates are open. */
  isNew: boolean;
  contractStatus: ContractStatus | undefined;
}

/** An ordered transfer: where to send it, or not to send it once the contract was renounced. */
export function PendingTransfer({ payment, isNew, contractStatus }: PendingTransferProps) {
  if (contractStatus === 'accepted') {
    return (
      <>
        <Typography variant="body2" sx={{ mt: 1, maxWidth: '42rem' }}>
          Nous attendons votre virement. S’il est déjà parti, vous n’avez rien d’autre à faire.
        </Typography>
        <Coordinates payment={payment} isNew={isNew} />
      </>
    );
  }
  if (contractStatus !== 'renounced') return null;
  return (
    <Typography role="status" sx={{ mt: 1, fontWeight: 600 }}>
      Ne faites pas ce virement&nbsp;: vous ne devez plus rien.
    </Typography>
  );
}

/** Where the transfer goes. */
function Coordinates({ payment, isNew }: Pick<PendingTransferProps, 'payment' | 'isNew'>) {
  const { data } = useBankTransfer();
  if (!data?.bankTransfer) return null;
  return (
    <Details open={isNew} sx={{ mt: 1 }}>
      <summary>Coordonnées pour le virement</summary>
      <Box sx={{ maxWidth: '36rem', pt: 1 }}>
        {payment.transferTo === null || payment.transferTo === data.bankTransfer.iban ? (
          <TransferDetails
            bank={data.bankTransfer}
            amountInEUR={payment.amountInEUR}
            reference={payment.reference}
            isDemonstration={data.isDemonstration}
          />
        ) : (
          <Earlier iban={payment.transferTo} reference={payment.reference} />
        )}
      </Box>
    </Details>
  );
}

/** An order keeps the account that it was shown: a newer one is never mixed with it. */
const Earlier = ({ iban, reference }: { iban: string; reference: string }) => (
  <Typography sx={{ overflowWrap: 'anywhere' }}>
    Nos coordonnées ont changé depuis cette commande. Pour elle, l’IBAN reste celui que vous avez
    vu&nbsp;: {iban}, avec la référence {reference}. Dans le doute, écrivez-nous par
    «&nbsp;Support&nbsp;» avant de payer.
  </Typography>
);
