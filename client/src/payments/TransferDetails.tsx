import { Box, Typography } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { OwnPayment } from '@parade/api/contract/payments.ts';
import { CopyLine } from './CopyLine.tsx';
import { NoFunds } from './NoFunds.tsx';

interface TransferDetailsProps {
  order: Pick<OwnPayment, 'amountInEUR' | 'reference' | 'transferTo' | 'bankTransfer'>;
}

const inFours = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Where the transfer of an order goes, and what to write on it. */
export function TransferDetails({ order }: TransferDetailsProps) {
  const { amountInEUR, reference, transferTo, bankTransfer } = order;
  if (transferTo === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CopyLine
        label="Montant"
        what="le montant"
        text={formatEuros(amountInEUR)}
        copied={amountInEUR.toFixed(2).replace('.', ',')}
      />
      {bankTransfer && (
        <CopyLine label="Titulaire du compte" what="le titulaire" text={bankTransfer.holder} />
      )}
      <CopyLine
        label="IBAN"
        what="l’IBAN"
        text={inFours(transferTo)}
        copied={transferTo.replace(/\s/g, '')}
      />
      <NoFunds />
      {bankTransfer && <CopyLine label="BIC" what="le BIC" text={bankTransfer.bic} />}
      <CopyLine label="Référence à écrire sur le virement" what="la référence" text={reference} />
      {bankTransfer?.wording && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>{bankTransfer.wording}</Typography>
      )}
    </Box>
  );
}
