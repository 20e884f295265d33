import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MIN_PASSWORD_LENGTH } from '@parade/api/contract/passwords.ts';
import { PasswordStrength } from '@parade/site/brand/PasswordStrength.tsx';
import { usePasswordScore } from '@parade/site/brand/password-score.ts';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { AuthLayout } from './AuthLayout.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useResetForm } from './useResetForm.ts';

/** No link, or one that opens nothing any more: how to get another. */
function NoLink({ sentence }: { sentence: string | undefined }) {
  return (
    <>
      <Alert severity="warning" sx={{ mt: 3, mb: 3 }}>
        {sentence ?? 'Ce lien est incomplet. Ouvrez-le à nouveau depuis le message reçu.'}
      </Alert>
      <Button variant="contained" component={RouterLink} to="/forgot-password">
        Demander un nouveau lien
      </Button>
    </>
  );
}

export function ResetPasswordPage() {
  const { form, submit, failure, checking, usable, isPending } = useResetForm();
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const score = usePasswordScore(password);
  return (
    <AuthLayout title="Choisir un nouveau mot de passe">
      {checking && (
        <Typography role="status" sx={{ mt: 3 }}>
          Vérification du lien…
          <Skeleton aria-hidden="true" sx={{ mt: 1 }} />
        </Typography>
      )}
      {!checking && !usable && <NoLink sentence={failure} />}
      {!checking && usable && (
        <>
          <Typography sx={{ mt: 1, mb: 3 }}>
            Par prudence, vos autres appareils seront déconnectés.
          </Typography>
          {failure && (
            <Alert severity="error" sx={{ mb: 3 }}>
              {failure}
            </Alert>
          )}
          <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
            <PasswordField
              label="Mot de passe"
              autoComplete="new-password"
              registration={form.register('password')}
              error={errors.password?.message}
              describedBy="password-strength"
            />
            <PasswordStrength
              id="password-strength"
              password={password}
              score={score}
              minLength={MIN_PASSWORD_LENGTH}
            />
            <PasswordField
              label="Confirmer le mot de passe"
              autoComplete="new-password"
              registration={form.register('passwordConfirmation')}
              error={errors.passwordConfirmation?.message}
            />
            <Button type="submit" variant="contained" size="large" loading={isPending}>
              Changer mon mot de passe
            </Button>
          </Box>
        </>
      )}
      <Typography sx={{ mt: 4 }}>
        <Link component={RouterLink} to="/login">
          Retour à la connexion
        </Link>
      </Typography>
    </AuthLayout>
  );
}
