import { Typography } from '@mui/material';
import { parisDay } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { AdminPayment, PaymentAction } from '@parade/api/contract/payments.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { failureOf } from '../lib/http.ts';
import { NoBreak } from '../lib/NoBreak.tsx';
import { usePaymentDecision } from './usePaymentDecision.ts';

interface Words {
  title: string;
  confirm: string;
  /** What the decision does; the second sentence where there is an invoice. */
  follows: string;
  withInvoice: string;
}

const CREDIT_NOTE = ' Un avoir annule la facture et part par e-mail.';

const WORDS: Readonly<Record<PaymentAction, Words>> = {
  confirmation: {
    title: 'Confirmer le paiement',
    confirm: 'Confirmer',
    follows:
      'La facture reçoit son numéro et part par e-mail. Vérifiez d’abord que la somme est arrivée, à la bonne adresse et pour le bon montant.',
    withInvoice: '',
  },
  rejection: {
    title: 'Rejeter le paiement',
    confirm: 'Rejeter',
    follows: 'Le client en est averti.',
    withInvoice: CREDIT_NOTE,
  },
  unverification: {
    title: 'Marquer le paiement comme non vérifié',
    confirm: 'Marquer non vérifié',
    follows: 'Il revient parmi les paiements à vérifier, et le client en est averti.',
    withInvoice: CREDIT_NOTE,
  },
};

const REFUND_FOLLOWS =
  ' Le client a renoncé au contrat\u00a0: la somme reçue est ensuite à lui rembourser en entier.';

interface DecisionDialogProps {
  payment: AdminPayment;
  /** Undefined while nothing is being decided. */
  action: PaymentAction | undefined;
  onClose: () => void;
}

/** Asks before a decision, with what follows from it and a note for the client. */
export function DecisionDialog({ payment, action, onClose }: DecisionDialogProps) {
  const [note, setNote] = useState('');
  const [receivedOn, setReceivedOn] = useState('');
  // The texts stay while the window fades.
  const [asked, setAsked] = useState<PaymentAction>('confirmation');
  const { mutate, reset, isPending, error } = usePaymentDecision(payment);
  const problems = error instanceof ApiError ? error.body?.errors : undefined;
  const onField = problems?.note ?? problems?.receivedOn;

  useEffect(() => {
    if (!action) return;
    setAsked(action);
    setNote('');
    setReceivedOn(parisDay(new Date()));
    reset();
  }, [action, reset]);

  const { title, confirm, follows, withInvoice } = WORDS[asked];
  const asksDay = asked === 'confirmation' && payment.method === 'bank_transfer';
  const decision = { action: asked, note, ...(asksDay && { receivedOn }) };
  return (
    <ConfirmDialog
      title={title}
      open={action !== undefined}
      confirm={confirm}
      busy={isPending}
      busyLabel="Enregistrement…"
      destructive={asked === 'rejection'}
      problem={
        error && !onField ? failureOf('Erreur lors de la mise à jour du statut', error) : undefined
      }
      onConfirm={() => mutate(decision, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        <NoBreak>{payment.reference}</NoBreak>, {payment.userName},{' '}
        {formatEuros(payment.amountInEUR)}. {follows}
        {payment.verified && withInvoice}
        {asked === 'confirmation' && payment.contractStatus === 'renounced' && REFUND_FOLLOWS}
      </Typography>
      {asksDay && (
        <TextField
          label="Jour où le virement est arrivé"
          hint="La facture indique ce jour."
          type="date"
          inputProps={{ min: parisDay(new Date(payment.createdAt)), max: parisDay(new Date()) }}
          value={receivedOn}
          problem={problems?.receivedOn}
          onChange={(event) => setReceivedOn(event.target.value)}
        />
      )}
      {asked !== 'confirmation' && (
        <TextField
          label="Note au client (facultatif)"
          hint="Le client la lit dans sa notification et sur sa page."
          multiline
          minRows={3}
          value={note}
          problem={problems?.note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
