import { Typography } from '@mui/material';
import type { ProposedAmount } from '@parade/api/contract/ledger.ts';
import { formatEuros, formatSignedEuros } from '@parade/api/contract/money.ts';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { sentenceFrom } from '../lib/http.ts';
import { type ProposalNoun, useProposalDecision } from './queries.ts';

const FAILED = 'Erreur lors de la mise à jour du montant';

interface Words {
  title: string;
  confirm: string;
  follows: (proposal: ProposedAmount) => string;
  done: string;
}

const CONFIRMATION: Words = {
  title: 'Confirmer ce montant',
  confirm: 'Confirmer',
  follows: ({ reference, resulting }) =>
    `Vérifiez d’abord l’opération ${reference} sur le relevé. Le solde passe ensuite à ${formatEuros(resulting)}, et la personne en est prévenue.`,
  done: 'Montant mis à jour avec succès',
};
const REFUSAL: Words = {
  title: 'Refuser ce montant',
  confirm: 'Refuser',
  follows: () => 'Le solde ne change pas, et la personne n’en apprend rien.',
  done: 'Montant refusé',
};
const WITHDRAWAL: Words = {
  title: 'Abandonner votre proposition',
  confirm: 'Abandonner ma proposition',
  follows: () => 'Le solde ne change pas. Vous pourrez saisir un autre montant.',
  done: 'Proposition retirée',
};

interface ProposalQuestionProps {
  proposal: ProposedAmount;
  noun: ProposalNoun;
  open: boolean;
  onClose: () => void;
}

export function ProposalQuestion({ proposal, noun, open, onClose }: ProposalQuestionProps) {
  const notify = useNotify();
  const { mutate, reset, isPending, error } = useProposalDecision(proposal.userId, proposal.id);
  const refusal = proposal.own ? WITHDRAWAL : REFUSAL;
  const { title, confirm, follows, done } = noun === 'confirmation' ? CONFIRMATION : refusal;

  function close() {
    reset();
    onClose();
  }

  function decide() {
    mutate(noun, {
      onSuccess: () => {
        notify(done, { type: 'success' });
        close();
      },
    });
  }

  return (
    <ConfirmDialog
      title={title}
      open={open}
      confirm={confirm}
      busy={isPending}
      busyLabel="Enregistrement…"
      destructive={noun === 'rejection'}
      problem={error ? sentenceFrom(error, FAILED) : undefined}
      onConfirm={decide}
      onClose={close}
    >
      <Typography>
        {proposal.userName}, {formatSignedEuros(proposal.change)}. {follows(proposal)}
      </Typography>
    </ConfirmDialog>
  );
}
