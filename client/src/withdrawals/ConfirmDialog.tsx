import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import type { Balance } from '@parade/api/contract/ledger.ts';
import { formatEuros, parseEuros } from '@parade/api/contract/money.ts';
import { WITHDRAWAL_METHOD_LABELS } from '@parade/api/contract/withdrawals.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useId, useRef } from 'react';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { destinationOf } from './destination.ts';
import type { WithdrawalTexts } from './form.ts';
import { OverBalance } from './OverBalance.tsx';

interface ConfirmDialogProps {
  texts: WithdrawalTexts;
  figures: Balance;
  open: boolean;
  isSending: boolean;
  /** Why the last try did not go through. */
  failure: string | undefined;
  onConfirm: () => void;
  onCorrect: () => void;
  /** Called once the window is closed. */
  onClosed: () => void;
}

/** Shows amount and destination before anything is sent. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { texts, figures, open, isSending, failure, onConfirm, onCorrect, onClosed } = props;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCorrect}
      // The whole window scrolls, so that everything is read before the button.
      scroll="body"
      slotProps={{
        transition: { onEnter: () => title.current?.focus(), onExited: onClosed },
        // Narrow margins on a phone, to fit an account number.
        paper: { sx: { mx: { xs: 1.5, sm: 4 }, maxWidth: { xs: 'calc(100% - 24px)', sm: 600 } } },
      }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} tabIndex={-1} sx={{ outline: 'none' }} ref={title}>
        Vérifiez avant d’envoyer
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          Cette destination est-elle bien la vôtre&nbsp;? N’envoyez rien vers un compte que
          quelqu’un vous a dicté.
        </DialogContentText>
        <Box sx={{ my: 2.5 }} translate="no">
          <Facts
            stacked
            facts={[
              [
                'Montant',
                <strong key="amount">{formatEuros(parseEuros(texts.amount) ?? 0)}</strong>,
              ],
              ['Méthode', texts.method && WITHDRAWAL_METHOD_LABELS[texts.method]],
              ...destinationOf(texts),
            ]}
          />
        </Box>
        <OverBalance amount={texts.amount} figures={figures} />
        <SubmitFailure sentence={failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCorrect} disabled={isSending}>
          Corriger
        </Button>
        <LoadingButton variant="contained" loading={isSending} onClick={onConfirm}>
          Confirmer la demande
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
