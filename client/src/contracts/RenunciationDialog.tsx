import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type Contract, refundOnRenunciation } from '@parade/api/contract/contracts.ts';
import { formatCalendarDay, formatDateTime } from '@parade/api/contract/dates.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useEffect, useId, useRef } from 'react';
import { useSessionUser } from '../auth/session.ts';
import { useRenunciation } from './queries.ts';

/**
 * The button that opened the window is gone with the contract, so the focus goes
 * to the page's title.
 */
function toPageTitle() {
  const { activeElement, body } = document;
  const isLost = activeElement === body || activeElement?.closest('[role="dialog"]');
  if (isLost) document.querySelector('h1')?.focus();
}

interface RenunciationDialogProps {
  contract: Contract;
  open: boolean;
  onClose: () => void;
}

/**
 * The second step of a renunciation: who renounces what, and where the
 * acknowledgement goes (code de la consommation, L221-21). Then the
 * acknowledgement itself.
 */
export function RenunciationDialog({ contract, open, onClose }: RenunciationDialogProps) {
  const id = useId();
  const renunciation = useRenunciation(contract.id);
  const { data: done, error, isPending } = renunciation;
  const title = useRef<HTMLHeadingElement | null>(null);
  // The pressed button is gone, so the focus goes to the heading of the acknowledgement.
  useEffect(() => {
    if (done) title.current?.focus();
  }, [done]);
  const close = () => {
    onClose();
    if (error) renunciation.reset();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      // The whole window scrolls: on a small screen the keyboard could not reach a scrolled part.
      scroll="body"
      slotProps={{
        paper: { sx: { mx: { xs: 1.5, sm: 4 }, maxWidth: { xs: 'calc(100% - 24px)', sm: 600 } } },
        transition: { onEnter: () => title.current?.focus(), onExited: toPageTitle },
      }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} tabIndex={-1} sx={{ outline: 'none' }} ref={title}>
        {done ? 'Vous avez renoncé au contrat' : 'Renoncer au contrat'}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        <Box role="status">{done && <Acknowledgement contract={done} />}</Box>
        {!done && <Statement contract={contract} />}
        <Box role="alert">
          {error && (
            <Alert severity="error" role="presentation" sx={{ mt: 2 }}>
              {sentenceFor(error)}
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} variant={done ? 'contained' : 'text'}>
          {done ? 'Fermer' : 'Garder le contrat'}
        </Button>
        {!done && (
          <LoadingButton
            variant="contained"
            color="error"
            loading={isPending}
            onClick={() => renunciation.mutate()}
          >
            Confirmer la rétractation
          </LoadingButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What the person is about to declare. */
function Statement({ contract }: { contract: Contract }) {
  const { name, email } = useSessionUser();
  const facts = [
    ['Contrat', `${contract.reference}, ${quoted(contract.title)}`],
    ['Conclu le', formatDateTime(contract.acceptedAt)],
    ['Par', name],
    ['Accusé de réception à', email],
  ] as const;
  return (
    <>
      <DialogContentText>
        Je renonce au contrat ci-dessous. Vous n’avez aucun motif à donner et rien à payer.
      </DialogContentText>
      <Box sx={{ mt: 2 }}>
        <Facts stacked facts={facts} />
      </Box>
      <DialogContentText sx={{ mt: 2 }}>
        {refundOnRenunciation(
          contract.paymentState,
          'au plus tard 14\u00a0jours après votre décision',
        )}
      </DialogContentText>
    </>
  );
}

function Acknowledgement({ contract }: { contract: Contract }) {
  const { email } = useSessionUser();
  return (
    <>
      <DialogContentText sx={{ color: tokens.ink }}>
        Nous avons bien reçu votre renonciation. Cet accusé de réception part aussi à {email}.
      </DialogContentText>
      <Box sx={{ mt: 2 }}>
        <Facts
          stacked
          facts={[
            ['Contrat', `${contract.reference}, ${quoted(contract.title)}`],
            ['Reçue le', `${formatDateTime(contract.renouncedAt)} (heure de Paris)`],
          ]}
        />
      </Box>
      <DialogContentText sx={{ mt: 2, color: tokens.ink }}>
        Vous ne devez plus rien.{' '}
        {refundOnRenunciation(
          contract.paymentState,
          `au plus tard le ${formatCalendarDay(contract.refundDueOn)}`,
        )}
      </DialogContentText>
    </>
  );
}
