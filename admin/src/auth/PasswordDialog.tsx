import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  type PasswordChange,
  passwordChange,
  WEAK_PASSWORD,
} from '@parade/api/contract/passwords.ts';
import { withStrength } from '@parade/site/brand/strength-resolver.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { Actions } from '../lib/Actions.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { postJson, sentenceFrom } from '../lib/http.ts';
import { Modal } from '../lib/Modal.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { NewPassword } from './NewPassword.tsx';
import { PasswordField } from './PasswordField.tsx';

const FIELDS = ['currentPassword', 'newPassword', 'newPasswordConfirmation'] as const;
const EMPTY = { currentPassword: '', newPassword: '', newPasswordConfirmation: '' };

const resolver = withStrength(zodResolver(passwordChange), {
  field: 'newPassword',
  sentence: WEAK_PASSWORD,
  known: () => [],
});

function PasswordForm({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const [problem, setProblem] = useState<string>();
  const form = useForm<PasswordChange, unknown, ReturnType<typeof passwordChange.parse>>({
    resolver,
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'newPassword' });

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await postJson('/api/me/password', values);
      notify('Mot de passe mis à jour avec succès', { type: 'success' });
      onClose();
    } catch (error) {
      if (putFieldErrors(form, error, FIELDS)) return;
      setProblem(sentenceFrom(error, 'Erreur lors de la mise à jour du mot de passe'));
    }
  });

  const wire = (name: (typeof FIELDS)[number]) => {
    const { ref, ...field } = form.register(name);
    return { ...field, inputRef: ref, problem: errors[name]?.message, required: true };
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
      <FormProblem>{problem}</FormProblem>
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        autoFocus
        {...wire('currentPassword')}
      />
      <NewPassword
        label="Nouveau mot de passe"
        hint="Vos autres appareils seront déconnectés."
        typed={password}
        {...wire('newPassword')}
      />
      <PasswordField
        label="Confirmer le mot de passe"
        autoComplete="new-password"
        {...wire('newPasswordConfirmation')}
      />
      <Actions>
        <SubmitButton busy={isSubmitting} busyLabel="Enregistrement…">
          Enregistrer
        </SubmitButton>
        <Button onClick={onClose}>Annuler</Button>
      </Actions>
    </Stack>
  );
}

export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal title="Changer le mot de passe" open={open} onClose={onClose}>
      <PasswordForm onClose={onClose} />
    </Modal>
  );
}
