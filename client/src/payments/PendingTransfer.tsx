import { Box, Typography } from '@mui/material';
import type { ContractStatus } from '@parade/api/contract/contracts.ts';
import type { OwnPayment } from '@parade/api/contract/payments.ts';
import { Details } from '../lib/Details.tsx';
import { FreeHelp } from '../lib/FreeHelp.tsx';
import { PayeeChanged } from './PayeeChanged.tsx';
import { TransferDetails } from './TransferDetails.tsx';

interface PendingTransferProps {
  payment: OwnPayment;
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
        <Details open={isNew} sx={{ mt: 1 }}>
          <summary>Coordonnées pour le virement</summary>
          <Box sx={{ maxWidth: '36rem', pt: 1, display: 'grid', gap: 3 }}>
            <FreeHelp />
            {payment.payeeChanged && <PayeeChanged />}
            <TransferDetails order={payment} />
          </Box>
        </Details>
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
