import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MIN_PASSWORD_LENGTH } from '@parade/api/contract/passwords.ts';
import { PasswordStrength } from '@parade/site/brand/PasswordStrength.tsx';
import { usePasswordScore } from '@parade/site/brand/password-score.ts';
import { useWatch } from 'react-hook-form';
import { Navigate, Link as RouterLink } from 'react-router';
import { Field } from '../lib/Field.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { useEntranceState } from './entrance.ts';
import { PasswordField } from './PasswordField.tsx';
import { TermsBox } from './TermsBox.tsx';
import { useRegistrationForm } from './useRegistrationForm.ts';

export function RegisterPage() {
  const { state, destination } = useEntranceState();
  const { form, submit, failure, isPending } = useRegistrationForm();
  const { register, control, formState } = form;
  const [password, name, email, accepted] = useWatch({
    control,
    name: ['password', 'name', 'email', 'acceptTerms'],
  });
  const score = usePasswordScore(password, name, email);
  if (destination) return <Navigate to={destination} replace />;

  const error = (field: keyof typeof formState.errors) => formState.errors[field]?.message;
  return (
    <AuthLayout title="Créer un compte">
      <Typography sx={{ mt: 1, mb: 3 }}>
        La première consultation est gratuite et ne vous engage à rien.
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {failure}
        </Alert>
      )}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <Field
          label="Nom complet"
          registration={register('name')}
          error={error('name')}
          input={{ autoComplete: 'name' }}
        />
        <Field
          label="Adresse e-mail"
          type="email"
          registration={register('email')}
          error={error('email')}
          input={{ autoComplete: 'email' }}
        />
        <Field
          label="Téléphone"
          type="tel"
          optional
          registration={register('phone')}
          error={error('phone')}
          input={{ autoComplete: 'tel' }}
        />
        <Field
          label="Adresse postale"
          optional
          registration={register('address')}
          error={error('address')}
          input={{ autoComplete: 'street-address' }}
        />
        <PasswordField
          label="Mot de passe"
          autoComplete="new-password"
          registration={register('password')}
          error={error('password')}
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
          registration={register('passwordConfirmation')}
          error={error('passwordConfirmation')}
        />
        <TermsBox registration={register('acceptTerms')} error={error('acceptTerms')} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!accepted}
          loading={isPending}
        >
          Créer mon compte
        </Button>
      </Box>
      <Typography sx={{ mt: 4 }}>
        Déjà un compte&nbsp;?{' '}
        <Link component={RouterLink} to="/login" state={state}>
          Se connecter
        </Link>
      </Typography>
    </AuthLayout>
  );
}
