import { Box, Button, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { formatDecimal } from '@parade/api/contract/decimals.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { PaymentOption } from '@parade/api/contract/payment-options.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { CopyLine } from './CopyLine.tsx';
import { NoFunds } from './NoFunds.tsx';

/** « 58,20 €, au taux de 58 200 € pour 1 BTC du 19 novembre 2026 ». */
function euros({ amountInEUR, eurRate, eurRateAt, symbol }: PaymentOption): string {
  if (eurRate === null) return formatEuros(amountInEUR);
  const since = eurRateAt ? ` du ${formatDateTime(eurRateAt)}` : '';
  return `${formatEuros(amountInEUR)}, au taux de ${formatDecimal(eurRate)}\u00a0€ pour 1\u00a0${symbol}${since}`;
}

interface CryptoDetailsProps {
  option: PaymentOption;
  isDemonstration: boolean;
}

/** Amount and address of a payment, to be copied, scanned or opened. */
export function CryptoDetails({ option, isDemonstration }: CryptoDetailsProps) {
  const { name, symbol, amount, minimumAmount, walletAddress, paymentLink, qrCode } = option;
  const written = (decimal: string) => `${formatDecimal(decimal)}\u00a0${symbol}`;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <CopyLine
        label="Montant à envoyer, frais de réseau en plus"
        what="le montant"
        text={written(amount)}
        copied={amount}
      />
      <CopyLine label={`Adresse ${name}`} what="l’adresse" text={walletAddress} />
      {isDemonstration && <NoFunds />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Box
          component="img"
          src={qrCode}
          alt={`Code QR du paiement\u00a0: ${written(amount)} à ${walletAddress}`}
          sx={{ width: 176, height: 176, border: `1px solid ${tokens.rule}` }}
        />
        <Box sx={{ flex: '1 1 14rem' }}>
          <Typography variant="body2" sx={{ mb: 1, color: tokens.muted }}>
            Scannez ce code avec votre portefeuille, ou ouvrez-le sur cet appareil. Comparez
            l’adresse avant d’envoyer&nbsp;: un envoi ne se reprend pas.
          </Typography>
          <Button component="a" href={paymentLink} variant="outlined">
            Ouvrir dans mon portefeuille
          </Button>
        </Box>
      </Box>
      <Facts
        facts={[
          ['Réseau', option.network],
          ['Frais estimés', option.feeEstimate],
          ['Durée', option.duration],
          ['Montant minimum', written(minimumAmount)],
          ['En euros', euros(option)],
        ]}
      />
    </Box>
  );
}
