import { Box } from '@mui/material';
import {
  MIN_PASSWORD_LENGTH,
  MIN_STAFF_PASSWORD_LENGTH,
} from '@parade/api/contract/password-rules.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useWatch } from 'react-hook-form';
import { fieldsOf } from '../lib/Field.tsx';
import { Section } from '../lib/Section.tsx';
import { SentNotice } from '../lib/SentNotice.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { fillBoth } from './fill-both.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasswordOwner } from './PasswordOwner.tsx';
import { useSessionUser } from './session.ts';
import { usePasswordChange } from './usePasswordChange.ts';

/** Changes the password; asks for the present one. */
export function PasswordChangeForm() {
  const { name, email, isAdmin } = useSessionUser();
  const { form, submit, filled, busy, failure, changed, forgive } = usePasswordChange();
  const field = fieldsOf(form);
  const typed = useWatch({ control: form.control, name: 'newPassword' });
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
          {...field('currentPassword')}
        />
        <NewPasswordFields
          labels={['Nouveau mot de passe', 'Confirmer le nouveau mot de passe']}
          password={field('newPassword')}
          confirmation={field('newPasswordConfirmation')}
          typed={typed}
          known={[name, email]}
          onPropose={(phrase) => fillBoth(form, ['newPassword', 'newPasswordConfirmation'], phrase)}
          minLength={isAdmin ? MIN_STAFF_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH}
        />
        <SubmitFailure sentence={failure} />
        <Box>
          <LoadingButton type="submit" variant="contained" disabled={!filled} loading={busy}>
            Changer le mot de passe
          </LoadingButton>
        </Box>
      </Box>
    </Section>
  );
}
