import { zodResolver } from '@hookform/resolvers/zod';
import { Typography } from '@mui/material';
import { type Approval, approvalRejection } from '@parade/api/contract/approvals.ts';
import { useNotify } from 'react-admin';
import { FormDialog } from '../lib/form/FormDialog.tsx';
import { FormText } from '../lib/form/fields.tsx';
import { rejectApproval, useReadAgain } from './queries.ts';

const resolver = zodResolver(approvalRejection);
const NOTHING = { reason: '' };

interface RejectionProps {
  approval: Approval;
  open: boolean;
  onClose: () => void;
}

/** Says no to a colleague's change, or takes one's own back; why is mailed and stays in the journal. */
export function Rejection({ approval, open, onClose }: RejectionProps) {
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { own, title } = approval;

  async function send({ reason }: typeof NOTHING) {
    await rejectApproval(approval, reason);
    notify(own ? 'Proposition retirée' : 'Changement rejeté', { type: 'success' });
    onClose();
    readAgain();
  }

  return (
    <FormDialog
      title={own ? 'Retirer ma proposition' : `Rejeter\u00a0: ${title}`}
      open={open}
      values={NOTHING}
      resolver={resolver}
      send={send}
      failed={own ? 'Erreur lors du retrait de la proposition' : 'Erreur lors du rejet'}
      submit={own ? 'Retirer ma proposition' : 'Rejeter ce changement'}
      color="error"
      onClose={onClose}
      sx={{ gap: 2.5 }}
    >
      <Typography>Rien ne change, et l’équipe en est avertie par e-mail.</Typography>
      <FormText
        name="reason"
        label="Raison"
        hint="L’équipe la lit, et elle reste dans le journal."
        multiline
        minRows={2}
        maxRows={8}
        autoFocus
        required
      />
    </FormDialog>
  );
}
