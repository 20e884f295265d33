import Chip from '@mui/material/Chip';
import { type PaymentState, paymentLabel } from '@parade/api/contract/payments.ts';
import { statusTones } from '@parade/site/brand/theme.ts';

const toneOf = ({ verified, refunded }: PaymentState) => {
  if (refunded) return statusTones.progress;
  if (verified === null) return statusTones.attention;
  return verified ? statusTones.good : statusTones.danger;
};

/** How a payment stands, in words and in a colour that only repeats them. */
export function VerificationChip({ payment }: { payment: PaymentState }) {
  return (
    <Chip
      size="small"
      label={paymentLabel(payment)}
      sx={{ ...toneOf(payment), fontWeight: 600, fontSize: '0.875rem' }}
    />
  );
}
