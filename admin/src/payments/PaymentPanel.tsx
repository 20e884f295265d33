import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  type AdminPayment,
  type PaymentAction,
  paymentActionsFor,
} from '@parade/api/contract/payments.ts';
import { useState } from 'react';
import { PaymentContract } from '../contracts/PaymentContract.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';

const LABELS: Readonly<Record<PaymentAction, string>> = {
  confirmation: 'Confirmer',
  rejection: 'Rejeter',
  unverification: 'Marquer non vérifié',
};

/** Everything to decide a payment; what is decided is the version that stands here. */
export function PaymentPanel({ payment }: { payment: AdminPayment }) {
  // Decided as it was when the question was asked: a colleague may decide meanwhile.
  const [asked, setAsked] = useState<{ action: PaymentAction; payment: AdminPayment }>();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, lg: 4 },
        p: { xs: 2, sm: 2.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 17rem' },
      }}
    >
      <PaymentFacts payment={payment} />
      <div>
        <PanelHeading>Décision</PanelHeading>
        <Stack sx={{ gap: 1.5, mb: 3 }}>
          {paymentActionsFor(payment.verified).map((each) => (
            <Button
              key={each}
              variant={each === 'confirmation' ? 'contained' : 'outlined'}
              color={each === 'rejection' ? 'error' : 'primary'}
              fullWidth
              onClick={() => setAsked({ action: each, payment })}
            >
              {LABELS[each]}
            </Button>
          ))}
        </Stack>
        <PaymentContract contractId={payment.contractId} />
      </div>
      <DecisionDialog
        payment={asked?.payment ?? payment}
        action={asked?.action}
        onClose={() => setAsked(undefined)}
      />
    </Box>
  );
}
