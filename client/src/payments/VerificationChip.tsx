import Chip from '@mui/material/Chip';
import { paymentLabel } from '@parade/api/contract/payments.ts';
import { statusTones } from '@parade/site/brand/theme.ts';

const toneOf = (verified: boolean | null) => {
  if (verified === null) return statusTones.attention;
  return verified ? statusTones.good : statusTones.danger;
};

/** How a payment stands, in words and in a colour that only repeats them. */
export function VerificationChip({ verified }: { verified: boolean | null }) {
  return (
    <Chip
      size="small"
      label={paymentLabel({ verified })}
      sx={{ ...toneOf(verified), fontWeight: 600, fontSize: '0.875rem' }}
    />
  );
}
