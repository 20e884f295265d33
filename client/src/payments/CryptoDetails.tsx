import { Box, Button, Typography } from '@mui/material';
import { formatDecimal } from '@parade/api/contract/decimals.ts';
import type { Order } from '@parade/api/contract/payments.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { CopyLine } from './CopyLine.tsx';
import { meansFacts } from './means-facts.ts';
import { NoFunds } from './NoFunds.tsx';

/** Amount and address of an order, to be copied, scanned or opened. */
export function CryptoDetails({ order }: { order: Order }) {
  const { cryptoName, cryptoSymbol, amount, walletAddress, paymentLink, qrCode } = order;
  if (amount === null || walletAddress === null || !paymentLink || !qrCode) return null;
  const written = `${formatDecimal(amount)}\u00a0${cryptoSymbol}`;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <CopyLine
        label="Montant à envoyer, frais de réseau en plus"
        what="le montant"
        text={written}
        copied={amount}
      />
      <CopyLine label={`Adresse ${cryptoName}`} what="l’adresse" text={walletAddress} />
      <NoFunds />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Box
          component="img"
          src={qrCode}
          alt={`Code QR du paiement\u00a0: ${written} à ${walletAddress}`}
          sx={{ width: 176, height: 176, border: `1px solid ${tokens.rule}` }}
        />
        <Box sx={{ flex: '1 1 14rem' }}>
          <Typography variant="body2" sx={{ mb: 1, color: tokens.muted }}>
            Scannez ce code avec votre portefeuille, ou ouvrez-le sur cet appareil. Comparez
            l’adresse avant d’envoyer&nbsp;: un envoi ne peut pas être annulé.
          </Typography>
          <Button component="a" href={paymentLink} variant="outlined">
            Ouvrir dans mon portefeuille
          </Button>
        </Box>
      </Box>
      <Facts facts={meansFacts({ ...order, symbol: cryptoSymbol })} />
    </Box>
  );
}
