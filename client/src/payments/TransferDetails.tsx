import { Box, Typography } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { PaymentOptions } from '@parade/api/contract/payment-options.ts';
import { CopyLine } from './CopyLine.tsx';
import { NoFunds } from './NoFunds.tsx';

interface TransferDetailsProps {
  bank: NonNullable<PaymentOptions['bankTransfer']>;
  amountInEUR: number;
  /** What to write on the transfer; none before the order. */
  reference?: string;
  isDemonstration: boolean;
}

const inFours = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Where the transfer goes, and what to write on it. */
export function TransferDetails(props: TransferDetailsProps) {
  const { bank, amountInEUR, reference, isDemonstration } = props;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CopyLine
        label="Montant"
        what="le montant"
        text={formatEuros(amountInEUR)}
        copied={amountInEUR.toFixed(2).replace('.', ',')}
      />
      <CopyLine label="Titulaire du compte" what="le titulaire" text={bank.holder} />
      <CopyLine
        label="IBAN"
        what="l’IBAN"
        text={inFours(bank.iban)}
        copied={bank.iban.replace(/\s/g, '')}
      />
      {isDemonstration && <NoFunds />}
      <CopyLine label="BIC" what="le BIC" text={bank.bic} />
      {reference ? (
        <CopyLine label="Référence à écrire sur le virement" what="la référence" text={reference} />
      ) : (
        <Typography>
          Commandez d’abord&nbsp;: vous recevez alors la référence à écrire sur le virement.
        </Typography>
      )}
      {bank.wording && <Typography sx={{ whiteSpace: 'pre-line' }}>{bank.wording}</Typography>}
    </Box>
  );
}
