import { Box, Button, Typography } from '@mui/material';
import { sumOfTyped } from '@parade/api/contract/losses.ts';
import { centsToEuros, formatEuros, parseEuros } from '@parade/api/contract/money.ts';
import type { LossTexts } from '@parade/site/brand/ui/case/LossFields.tsx';
import { useWatch } from 'react-hook-form';
import type { ReportForm } from './ReportField.tsx';

interface TotalProps {
  form: ReportForm;
  losses: readonly LossTexts[];
  /** Shown only where it is not the amount yet. */
  untaken?: boolean;
}

/** The total of the payments, offered as the report's amount: it is taken by a tap alone. */
export function Total({ form, losses, untaken = false }: TotalProps) {
  const amount = useWatch({ control: form.control, name: 'amount' });
  const euros = centsToEuros(sumOfTyped(losses));
  if (euros === 0) return null;
  const total = formatEuros(euros);
  const isTaken = parseEuros(amount) === euros;
  if (untaken && isTaken) return null;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>
        Total des paiements&nbsp;: {total}.{' '}
        {isTaken && 'C’est le montant indiqué dans ce signalement.'}
      </Typography>
      {!isTaken && (
        <Button
          variant="outlined"
          sx={{ minHeight: 44 }}
          onClick={() =>
            form.setValue('amount', total.replace(/\s?€/, ''), {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        >
          Reprendre le total&nbsp;: {total}
        </Button>
      )}
    </Box>
  );
}
