import { Button } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { Withdrawal } from '@parade/api/contract/withdrawals.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { Question } from '@parade/site/brand/ui/Question.tsx';
import { useRef, useState } from 'react';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { useCancellation } from './queries.ts';

interface CancellationProps {
  request: Withdrawal;
  /**
   * Called when the button disappeared with the request's status: the focus has to
   * go elsewhere.
   */
  onButtonGone: () => void;
}

/** Cancels a pending request, after a question. */
export function Cancellation({ request, onButtonGone }: CancellationProps) {
  const { id: requestId, reference, amount, status } = request;
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useCancellation(requestId);
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
      <Question
        open={isAsking}
        slotProps={{
          transition: {
            onExited: () => {
              reset();
              if (!button.current) onButtonGone();
            },
          },
        }}
        title={'Annuler cette demande\u00a0?'}
        text={`La demande ${reference} de ${formatEuros(amount)} ne sera pas versée. La somme reste sur votre solde, et vous pouvez la demander à nouveau quand vous voulez.`}
        no="Garder la demande"
        yes="Confirmer l’annulation"
        busy={isPending}
        onNo={() => setIsAsking(false)}
        onYes={() => mutate(undefined, { onSuccess: () => setIsAsking(false) })}
      >
        <SubmitFailure sentence={error ? sentenceFor(error) : undefined} />
      </Question>
    </>
  );
}
