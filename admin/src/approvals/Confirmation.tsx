import { Typography } from '@mui/material';
import { type Approval, approvalConfirmation } from '@parade/api/contract/approvals.ts';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Resolver } from 'react-hook-form';
import { FormPassword } from '../auth/NewPassword.tsx';
import { totpQuery } from '../auth/totp.ts';
import { FormDialog } from '../lib/form/FormDialog.tsx';
import { FormText } from '../lib/form/fields.tsx';
import { Changes } from './Changes.tsx';
import { confirmApproval, useReadAgain } from './queries.ts';

const NOTHING = { password: '', code: '' };
/** The server tells what is wrong with either. */
const resolver: Resolver<typeof NOTHING> = (values) => ({ values, errors: {} });

interface ConfirmationProps {
  approval: Approval;
  open: boolean;
  onClose: () => void;
}

/** The second person's word: what changes once more, their password, and their code. */
export function Confirmation({ approval, open, onClose }: ConfirmationProps) {
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { data: totp } = useQuery({ ...totpQuery, enabled: open });

  async function send({ password, code }: typeof NOTHING) {
    const body = code.trim() ? { password, code } : { password };
    approvalConfirmation.pick({ password: true }).parse(body);
    await confirmApproval(approval, body);
    notify(`C’est en vigueur\u00a0: ${approval.title}`, { type: 'success' });
    onClose();
    readAgain();
  }

  return (
    <FormDialog
      title={`Confirmer\u00a0: ${approval.title}`}
      open={open}
      values={NOTHING}
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
      <FormPassword
        name="password"
        label="Mot de passe actuel"
        autoComplete="current-password"
        autoFocus
      />
      {totp?.enabled && (
        <FormText
          name="code"
          label="Code de vérification"
          hint="Six chiffres de votre application, ou un code de secours."
          autoComplete="one-time-code"
          required
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false, maxLength: 20 } }}
        />
      )}
    </FormDialog>
  );
}
