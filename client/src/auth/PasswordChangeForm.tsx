import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MIN_PASSWORD_LENGTH, MIN_STAFF_PASSWORD_LENGTH } from '@parade/api/contract/passwords.ts';
import { PasswordStrength } from '@parade/site/brand/PasswordStrength.tsx';
import { usePasswordScore } from '@parade/site/brand/password-score.ts';
import { useWatch } from 'react-hook-form';
import { Section } from '../lib/Section.tsx';
import { SentNotice } from '../lib/SentNotice.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasswordOwner } from './PasswordOwner.tsx';
import { useSessionUser } from './session.ts';
import { usePasswordChange } from './usePasswordChange.ts';

/** A new password, with the present one asked first. */
export function PasswordChangeForm() {
  const { name, email, isAdmin } = useSessionUser();
  const { form, submit, filled, busy, failure, changed, forgive } = usePasswordChange();
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const score = usePasswordScore(typed, name, email);
  return (
    <Section id="password" title="Mot de passe">
      {changed > 0 && (
        <SentNotice
          key={changed}
          title={'Mot de passe changé avec succès\u00a0!'}
          onClose={forgive}
        >
          Vos autres appareils sont déconnectés, et un e-mail vous le confirme.
        </SentNotice>
      )}
      <Box
        component="form"
        noValidate
        aria-labelledby="password"
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2.5, pt: 2.5 }}
      >
        <PasswordOwner email={email} />
        <PasswordField
          label="Mot de passe actuel"
          autoComplete="current-password"
          registration={form.register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <PasswordField
          label="Nouveau mot de passe"
          autoComplete="new-password"
          registration={form.register('newPassword')}
          error={errors.newPassword?.message}
          describedBy="new-password-strength"
        />
        <PasswordStrength
          id="new-password-strength"
          password={typed}
          score={score}
          minLength={isAdmin ? MIN_STAFF_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH}
        />
        <PasswordField
          label="Confirmer le nouveau mot de passe"
          autoComplete="new-password"
          registration={form.register('newPasswordConfirmation')}
          error={errors.newPasswordConfirmation?.message}
        />
        <SubmitFailure sentence={failure} />
        <Box>
          <Button type="submit" variant="contained" disabled={!filled} loading={busy}>
            Changer le mot de passe
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
