import { zodResolver } from '@hookform/resolvers/zod';
import { Typography } from '@mui/material';
import {
  type StaffInvitation,
  type StaffMember,
  staffInvitation,
} from '@parade/api/contract/staff.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CreateBase, useNotify } from 'react-admin';
import type { Resolver } from 'react-hook-form';
import { FormDialog } from '../lib/form/FormDialog.tsx';
import { FormText } from '../lib/form/fields.tsx';
import { useSave } from '../lib/form/useSave.ts';
import { PermissionChoice } from './PermissionChoice.tsx';

const NOBODY: StaffInvitation = {
  name: '',
  email: '',
  permissions: {
    manageReports: false,
    managePayments: false,
    manageUsers: false,
    systemSettings: false,
  },
};
/** The contract's own sentences speak to the person themself. */
const MISSING = {
  name: 'Veuillez indiquer son nom complet',
  email: 'Veuillez indiquer son adresse e-mail',
};

type Checked = ReturnType<typeof staffInvitation.parse>;
const check: Resolver<StaffInvitation, unknown, Checked> = zodResolver(staffInvitation);

const resolver: typeof check = async (values, ...rest) => {
  const result = await check(values, ...rest);
  for (const name of ['name', 'email'] as const) {
    const error = result.errors[name];
    if (error && values[name].trim() === '') error.message = MISSING[name];
  }
  return result;
};

interface InvitationDialogProps {
  open: boolean;
  onClose: () => void;
}

function Window({ open, onClose }: InvitationDialogProps) {
  const notify = useNotify();
  const client = useQueryClient();
  const create = useSave<StaffMember>();

  async function send(invitation: Checked) {
    await create(invitation);
    client.invalidateQueries({ queryKey: ['staff', 'getList'] });
    notify(`Invitation envoyée à ${invitation.email}`, { type: 'success' });
    onClose();
  }

  return (
    <FormDialog
      title="Inviter dans l’équipe"
      open={open}
      values={NOBODY}
      resolver={resolver}
      send={send}
      failed="Erreur lors de l’envoi de l’invitation"
      submit="Envoyer l’invitation"
      busyLabel="Envoi…"
      onClose={onClose}
      sx={{ gap: 2.5 }}
    >
      <Typography>
        La personne reçoit un lien, valable sept jours, pour choisir son mot de passe.
      </Typography>
      <FormText name="name" label="Nom complet" autoComplete="off" autoFocus required />
      <FormText name="email" label="Adresse e-mail" type="email" autoComplete="off" required />
      <PermissionChoice />
    </FormDialog>
  );
}

export const InvitationDialog = (props: InvitationDialogProps) => (
  <CreateBase resource="staff" redirect={false} disableAuthentication>
    <Window {...props} />
  </CreateBase>
);
