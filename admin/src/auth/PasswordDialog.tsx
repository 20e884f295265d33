import { zodResolver } from '@hookform/resolvers/zod';
import { WEAK_PASSWORD } from '@parade/api/contract/password-rules.ts';
import { passwordChange } from '@parade/api/contract/passwords.ts';
import { withStrength } from '@parade/site/brand/strength-resolver.ts';
import { useNotify } from 'react-admin';
import { FormDialog } from '../lib/form/FormDialog.tsx';
import { postJson } from '../lib/http.ts';
import { FormPassword, NewPassword } from './NewPassword.tsx';

const EMPTY = { currentPassword: '', newPassword: '', newPasswordConfirmation: '' };

const resolver = withStrength(zodResolver(passwordChange), {
  field: 'newPassword',
  sentence: WEAK_PASSWORD,
  known: () => [],
});

export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const notify = useNotify();

  async function send(change: typeof EMPTY) {
    await postJson('/api/me/password', change);
    notify('Mot de passe mis à jour avec succès', { type: 'success' });
    onClose();
  }

  return (
    <FormDialog
      title="Changer le mot de passe"
      open={open}
      values={EMPTY}
      resolver={resolver}
      send={send}
      failed="Erreur lors de la mise à jour du mot de passe"
      submit="Enregistrer"
      onClose={onClose}
      sx={{ gap: 2.5 }}
    >
      <FormPassword
        name="currentPassword"
        label="Mot de passe actuel"
        autoComplete="current-password"
        autoFocus
      />
      <NewPassword
        name="newPassword"
        label="Nouveau mot de passe"
        hint="Vos autres appareils seront déconnectés."
        confirmation="newPasswordConfirmation"
      />
    </FormDialog>
  );
}
