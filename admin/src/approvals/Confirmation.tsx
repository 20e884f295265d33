import { Typography } from '@mui/material';
import type { Approval } from '@parade/api/contract/approvals.ts';
import { useNotify } from 'react-admin';
import type { Resolver } from 'react-hook-form';
import { NO_PROOF, ProofFields, proofOf } from '../auth/ProofFields.tsx';
import { FormDialog } from '../lib/form/FormDialog.tsx';
import { Changes } from './Changes.tsx';
import { confirmApproval, useReadAgain } from './queries.ts';

/** The server tells what is wrong with either. */
const resolver: Resolver<typeof NO_PROOF> = (values) => ({ values, errors: {} });

interface ConfirmationProps {
  approval: Approval;
  open: boolean;
  onClose: () => void;
}

/** The second person's word: what changes once more, their password, and their code. */
export function Confirmation({ approval, open, onClose }: ConfirmationProps) {
  const notify = useNotify();
  const readAgain = useReadAgain();

  async function send(typed: typeof NO_PROOF) {
    await confirmApproval(approval, proofOf(typed));
    notify(`C’est en vigueur\u00a0: ${approval.title}`, { type: 'success' });
    onClose();
    readAgain();
  }

  return (
    <FormDialog
      title={`Confirmer\u00a0: ${approval.title}`}
      open={open}
      values={NO_PROOF}
      resolver={resolver}
      send={send}
      failed="Erreur lors de la confirmation"
      submit="Confirmer ce changement"
      onClose={onClose}
      sx={{ gap: 2.5 }}
    >
      <Changes changes={approval.changes} />
      <Typography>
        Vérifiez-le avec {approval.proposedBy}, de vive voix, avant de confirmer. Il prend effet
        tout de suite.
      </Typography>
      <ProofFields />
    </FormDialog>
  );
}
