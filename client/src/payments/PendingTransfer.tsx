import Box from '@mui/material/Box';
import type { Payment } from '@parade/api/contract/payments.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useBankTransfer } from './queries.ts';
import { TransferDetails } from './TransferDetails.tsx';

/** Where an ordered transfer goes, as long as it is awaited. */
export function PendingTransfer({ payment }: { payment: Payment }) {
  const { data } = useBankTransfer();
  if (!data?.bankTransfer) return null;
  return (
    <Box
      component="details"
      sx={{
        mt: 1,
        '& summary': { minHeight: 44, py: 1.25, cursor: 'pointer', color: tokens.blue },
      }}
    >
      <summary>Coordonnées pour le virement</summary>
      <Box sx={{ maxWidth: '36rem', pt: 1 }}>
        <TransferDetails
          bank={data.bankTransfer}
          amountInEUR={payment.amountInEUR}
          reference={payment.reference}
          isDemonstration={data.isDemonstration}
        />
      </Box>
    </Box>
  );
}
