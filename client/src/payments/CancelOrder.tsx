import { Box, Typography } from '@mui/material';
import type { OwnPayment } from '@parade/api/contract/payments.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useEffect, useRef } from 'react';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { useCancelOrder } from './queries.ts';

type Cancellable = Pick<OwnPayment, 'id' | 'reference' | 'awaitsPayment' | 'cancelled'>;

/** Cancels an order that is not paid by one tap: nothing is lost by it, so that nothing is asked. */
export function CancelOrder({ order }: { order: Cancellable }) {
  const { id, reference, awaitsPayment, cancelled } = order;
  const { mutate, isPending, isSuccess, error } = useCancelOrder(id);
  const done = useRef<HTMLDivElement>(null);
  const isDone = cancelled && isSuccess;
  // The button is gone, and the keyboard's place with it.
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);
  return (
    <Box>
      <SubmitFailure sentence={error ? sentenceFor(error) : undefined} />
      <Box ref={done} role="status" tabIndex={-1}>
        {isDone && (
          <Typography sx={{ mt: 1 }}>
            Commande {reference} annulée. Vous ne devez rien, et rien n’est débité.
          </Typography>
        )}
      </Box>
      {awaitsPayment && (
        <LoadingButton
          variant="outlined"
          loading={isPending}
          sx={{ mt: 1 }}
          aria-label={`Annuler la commande\u00a0: ${reference}`}
          onClick={() => mutate()}
        >
          Annuler la commande
        </LoadingButton>
      )}
    </Box>
  );
}
