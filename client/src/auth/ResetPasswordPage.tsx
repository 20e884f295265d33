import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { fieldsOf } from '../lib/Field.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { fillBoth } from './fill-both.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { TermsBox } from './TermsBox.tsx';
import { useResetForm } from './useResetForm.ts';

/** Shown for a missing or expired link: how to get another. */
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

export default function ResetPasswordPage() {
  const { form, submit, failure, needsTerms, checking, usable, isPending } = useResetForm();
  const field = fieldsOf(form);
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <AuthLayout title={needsTerms ? 'Ouvrir mon espace' : 'Choisir un nouveau mot de passe'}>
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
            {needsTerms
              ? 'Choisissez un mot de passe. Vous lirez ensuite ce que l’équipe a noté pour vous au téléphone.'
              : 'Par prudence, vos autres appareils seront déconnectés.'}
          </Typography>
          {failure && (
            <Alert severity="error" sx={{ mb: 3 }}>
              {failure}
            </Alert>
          )}
          <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
            <NewPasswordFields
              labels={['Mot de passe', 'Confirmer le mot de passe']}
              password={field('password')}
              confirmation={field('passwordConfirmation')}
              typed={password}
              onPropose={(phrase) => fillBoth(form, ['password', 'passwordConfirmation'], phrase)}
            />
            {needsTerms && <TermsBox {...field('acceptTerms')} />}
            <LoadingButton type="submit" variant="contained" size="large" loading={isPending}>
              {needsTerms ? 'Ouvrir mon espace' : 'Changer mon mot de passe'}
            </LoadingButton>
          </Box>
        </>
      )}
      <TallLink to="/login" sx={{ mt: 3 }}>
        Retour à la connexion
      </TallLink>
    </AuthLayout>
  );
}
