import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type StaffInvitation, staffInvitation } from '@parade/api/contract/staff.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Controller, useForm } from 'react-hook-form';
import { Actions } from '../lib/Actions.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { postJson, sentenceFrom } from '../lib/http.ts';
import { Modal } from '../lib/Modal.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { NO_PERMISSION, PermissionChoice } from './PermissionChoice.tsx';

const FIELDS = ['name', 'email', 'permissions'] as const;
/** The contract's own sentences speak to the person themself. */
const MISSING = {
  name: 'Veuillez indiquer son nom complet',
  email: 'Veuillez indiquer son adresse e-mail',
};
const FAILED = 'Erreur lors de l’envoi de l’invitation';

function InvitationForm({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const client = useQueryClient();
  const form = useForm<StaffInvitation, unknown, ReturnType<typeof staffInvitation.parse>>({
    resolver: zodResolver(staffInvitation),
    defaultValues: { name: '', email: '', permissions: NO_PERMISSION },
  });
  const { errors } = form.formState;
  const invitation = useMutation({
    mutationFn: (values: StaffInvitation) => postJson('/api/admin/staff', values),
    onSuccess: (_, { email }) => {
      client.invalidateQueries({ queryKey: ['staff', 'getList'] });
      notify(`Invitation envoyée à ${email}`, { type: 'success' });
      onClose();
    },
    onError: (error) => {
      if (!putFieldErrors(form, error, FIELDS)) {
        form.setError('root', { message: sentenceFrom(error, FAILED) });
      }
    },
  });
  const submit = form.handleSubmit((values) => {
    if (!invitation.isPending) invitation.mutate(values);
  });

  const wire = (name: 'name' | 'email') => {
    const { ref, ...field } = form.register(name);
    const missing = form.getValues(name).trim() === '' ? MISSING[name] : undefined;
    const problem = errors[name] && (missing ?? errors[name].message);
    return { ...field, inputRef: ref, problem, required: true };
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
      <Typography>
        La personne reçoit un lien, valable sept jours, pour choisir son mot de passe.
      </Typography>
      <TextField label="Nom complet" autoComplete="off" autoFocus {...wire('name')} />
      <TextField label="Adresse e-mail" type="email" autoComplete="off" {...wire('email')} />
      <Controller
        control={form.control}
        name="permissions"
        render={({ field }) => (
          <PermissionChoice
            value={field.value}
            onChange={field.onChange}
            problem={errors.permissions?.message ?? errors.permissions?.root?.message}
          />
        )}
      />
      <FormProblem>{errors.root?.message}</FormProblem>
      <Actions>
        <SubmitButton busy={invitation.isPending} busyLabel="Envoi…">
          Envoyer l’invitation
        </SubmitButton>
        <Button onClick={onClose}>Annuler</Button>
      </Actions>
    </Stack>
  );
}

export function InvitationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal title="Inviter dans l’équipe" open={open} onClose={onClose}>
      <InvitationForm onClose={onClose} />
    </Modal>
  );
}
