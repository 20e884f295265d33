import { Typography } from '@mui/material';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { quoted } from '@parade/api/contract/text.ts';
import type { AdminWithdrawal } from '@parade/api/contract/withdrawals.ts';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { Destination } from './Destination.tsx';
import type { Checked } from './decision.ts';

interface DecisionQuestionProps {
  withdrawal: AdminWithdrawal;
  /** Undefined while nothing is asked. */
  checked: Checked | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function Approval({ withdrawal, checked }: { withdrawal: AdminWithdrawal; checked: Checked }) {
  const { userName, amount } = withdrawal;
  return (
    <>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {userName}, {formatEuros(amount)}. La somme quitte son solde. Versement{' '}
        {checked.payoutReference}, le {formatCalendarDay(checked.payoutOn)}, vers&nbsp;:
      </Typography>
      <Destination withdrawal={withdrawal} plain />
    </>
  );
}

function Return({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const { userName, amount, payoutReference } = withdrawal;
  return (
    <>
      <Typography>
        {userName}, {formatEuros(amount)}. La somme revient à son solde, et la personne en est
        prévenue.
      </Typography>
      {payoutReference && (
        <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          Le versement {payoutReference} a été noté. S’il est parti, faites-le d’abord
          annuler&nbsp;: sinon la personne aurait la somme deux fois.
        </Typography>
      )}
    </>
  );
}

/** The note that the person reads with the decision. */
function Note({ note }: { note: string }) {
  return (
    <Typography sx={{ mt: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {note ? `Note au client\u00a0: ${quoted(note)}` : 'Sans note au client.'}
    </Typography>
  );
}

/** Asks before money leaves a balance, and before it comes back. */
export function DecisionQuestion(props: DecisionQuestionProps) {
  const { withdrawal, checked, busy, onConfirm, onClose } = props;
  // The texts stay while the window fades.
  const [shown, setShown] = useState(checked);
  useEffect(() => {
    if (checked) setShown(checked);
  }, [checked]);

  const approving = shown?.status === 'approved';
  const back = shown?.status === 'rejected' ? 'Rejeter' : 'Remettre en attente';
  return (
    <ConfirmDialog
      title={
        approving
          ? `Approuver le retrait ${withdrawal.reference}`
          : `Revenir sur l’approbation de ${withdrawal.reference}`
      }
      open={checked !== undefined}
      confirm={approving ? 'Approuver' : back}
      busy={busy}
      busyLabel="Enregistrement…"
      destructive={!approving}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {approving && <Approval withdrawal={withdrawal} checked={shown} />}
      {!approving && <Return withdrawal={withdrawal} />}
      {shown && <Note note={shown.adminNote} />}
    </ConfirmDialog>
  );
}
