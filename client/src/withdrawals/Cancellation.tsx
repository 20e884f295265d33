import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { Withdrawal } from '@parade/api/contract/withdrawals.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { useId, useRef, useState } from 'react';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { useCancellation } from './queries.ts';

interface CancellationProps {
  request: Withdrawal;
  /** The button may be gone with the request that it was for: the focus is to go on elsewhere. */
  onButtonGone: () => void;
}

/** The button that takes a pending request back, and the question before it. */
export function Cancellation({ request, onButtonGone }: CancellationProps) {
  const { id: requestId, reference, amount, status } = request;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useCancellation(requestId);
  const close = () => !isPending && setIsAsking(false);
  return (
    <>
      {status === 'pending' && (
        <Button
          ref={button}
          variant="outlined"
          color="error"
          sx={{ mt: 1.5 }}
          aria-label={`Annuler cette demande\u00a0: ${reference}`}
          onClick={() => setIsAsking(true)}
        >
          Annuler cette demande
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={close}
        slotProps={{
          transition: {
            onExited: () => {
              reset();
              if (!button.current) onButtonGone();
            },
          },
        }}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`}>Annuler cette demande&nbsp;?</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>
            La demande {reference} de {formatEuros(amount)} ne sera pas versée. La somme reste sur
            votre solde, et vous pouvez la demander à nouveau quand vous voulez.
          </DialogContentText>
          <SubmitFailure sentence={error ? sentenceFor(error) : undefined} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close} disabled={isPending}>
            Garder la demande
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={isPending}
            onClick={() => mutate(undefined, { onSuccess: () => setIsAsking(false) })}
          >
            Confirmer l’annulation
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
