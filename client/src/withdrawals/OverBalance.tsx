import { Alert, Box } from '@mui/material';
import type { Balance } from '@parade/api/contract/ledger.ts';
import { eurosToCents, formatEuros, parseEuros } from '@parade/api/contract/money.ts';

interface OverBalanceProps {
  /** The amount as it was typed. */
  amount: string;
  figures: Pick<Balance, 'balance' | 'pending'>;
}

/** Warns when this request and the pending ones exceed the balance. They are not refused for it. */
export function OverBalance({ amount, figures: { balance, pending } }: OverBalanceProps) {
  const euros = parseEuros(amount) ?? 0;
  const together = (eurosToCents(pending) + eurosToCents(euros)) / 100;
  const isOver = pending > 0 && euros > 0 && euros <= balance && together > balance;
  return (
    <Box role="status">
      {isOver && (
        <Alert severity="warning" role="presentation" sx={{ mt: 2 }}>
          Avec vos demandes en attente ({formatEuros(pending)}), cela fait {formatEuros(together)}{' '}
          pour un solde de {formatEuros(balance)}. Vous pouvez l’envoyer, mais seul ce que le solde
          couvre peut être versé.
        </Alert>
      )}
    </Box>
  );
}
