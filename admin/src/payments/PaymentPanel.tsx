import { Box, Button, Stack, Typography } from '@mui/material';
import {
  type AdminPayment,
  type PaymentAction,
  paymentActionsFor,
} from '@parade/api/contract/payments.ts';
import { useState } from 'react';
import { useIsWaiting, WaitingChange } from '../approvals/WaitingChange.tsx';
import { OwnAffair } from '../auth/OwnAffair.tsx';
import { PaymentContract } from '../contracts/PaymentContract.tsx';
import { PanelGrid } from '../lib/PanelGrid.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';

const LABELS: Readonly<Record<PaymentAction, string>> = {
  confirmation: 'Confirmer',
  rejection: 'Rejeter',
  unverification: 'Marquer non vérifié',
};

interface StepsProps {
  payment: AdminPayment;
  onAsk: (action: PaymentAction) => void;
}

/** The actions that a payment allows; none once it is refunded or while its account is closed. */
function Steps({ payment, onAsk }: StepsProps) {
  const { refunded, hidden } = payment;
  if (refunded) {
    return <Typography variant="body2">Remboursé&nbsp;: ce paiement ne change plus.</Typography>;
  }
  if (hidden) {
    return (
      <Typography variant="body2">
        Compte désactivé ou effacé&nbsp;: ce paiement est gardé pour la comptabilité, et ne se
        décide que si le compte est réactivé.
      </Typography>
    );
  }
  return (
    <Stack sx={{ gap: 1.5 }}>
      {paymentActionsFor(payment).map((each) => (
        <Button
          key={each}
          variant={each === 'confirmation' ? 'contained' : 'outlined'}
          color={each === 'rejection' ? 'error' : 'primary'}
          fullWidth
          onClick={() => onAsk(each)}
        >
          {LABELS[each]}
        </Button>
      ))}
    </Stack>
  );
}

/** Everything to decide a payment, in the version that is shown. */
export function PaymentPanel({ payment }: { payment: AdminPayment }) {
  // The payment as it was when the question opened: a colleague may decide meanwhile.
  const [asked, setAsked] = useState<{ action: PaymentAction; payment: AdminPayment }>();
  const object = `payments/${payment.id}`;
  const isWaiting = useIsWaiting(object);
  return (
    <PanelGrid columns={{ md: 'minmax(0, 1fr) 17rem' }}>
      <PaymentFacts payment={payment} />
      <div>
        <WaitingChange object={object} />
        {!isWaiting && (
          <>
            <PanelHeading>Décision</PanelHeading>
            <Box sx={{ mb: 3 }}>
              <OwnAffair userId={payment.userId}>
                <Steps payment={payment} onAsk={(action) => setAsked({ action, payment })} />
              </OwnAffair>
            </Box>
          </>
        )}
        <PaymentContract contractId={payment.contractId} />
      </div>
      <DecisionDialog
        payment={asked?.payment ?? payment}
        action={asked?.action}
        onClose={() => setAsked(undefined)}
      />
    </PanelGrid>
  );
}
