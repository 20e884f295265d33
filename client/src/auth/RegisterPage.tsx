import { Alert, Link, Typography } from '@mui/material';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { Field, fieldsOf } from '../lib/Field.tsx';
import { Arrive } from './Arrive.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { EntranceForm } from './EntranceForm.tsx';
import { useEntranceState } from './entrance.ts';
import { fillBoth } from './fill-both.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PlanWaits } from './PlanWaits.tsx';
import { TermsBox } from './TermsBox.tsx';
import { useRegistrationForm } from './useRegistrationForm.ts';

/** The button that was pressed was off while it waited, and lost the focus. */
const focusOn = (box: HTMLElement | null) => box?.focus();

export default function RegisterPage() {
  const { state, destination } = useEntranceState();
  const { form, submit, failure, isPending } = useRegistrationForm();
  const field = fieldsOf(form);
  const [password = '', name = '', email = '', accepted] = useWatch({
    control: form.control,
    name: ['password', 'name', 'email', 'acceptTerms'],
  });
  if (destination) return <Arrive to={destination} />;

  return (
    <AuthLayout title="Créer un compte">
      <Typography sx={{ mt: 1, mb: 3 }}>
        La lecture de votre dossier est gratuite et ne vous engage à rien. Tout est à remplir, sauf
        ce qui est marqué «&nbsp;facultatif&nbsp;».
      </Typography>
      <PlanWaits after="Après l’inscription" />
      {failure && (
        <Alert severity="error" tabIndex={-1} ref={focusOn} sx={{ mb: 3 }}>
          {failure}
        </Alert>
      )}
      <EntranceForm onSubmit={submit}>
        <Field label="Nom complet" {...field('name')} input={{ autoComplete: 'name' }} />
        <Field
          label="Adresse e-mail"
          type="email"
          {...field('email')}
          input={{ autoComplete: 'email' }}
        />
        <Field
          label="Téléphone"
          type="tel"
          optional
          {...field('phone')}
          input={{ autoComplete: 'tel' }}
        />
        <Field
          label="Adresse postale"
          optional
          {...field('address')}
          input={{ autoComplete: 'address-line1' }}
        />
        <NewPasswordFields
          labels={['Mot de passe', 'Confirmer le mot de passe']}
          password={field('password')}
          confirmation={field('passwordConfirmation')}
          typed={password}
          known={[name, email]}
          onPropose={(phrase) => fillBoth(form, ['password', 'passwordConfirmation'], phrase)}
        />
        <TermsBox {...field('acceptTerms')} />
        <LoadingButton
          type="submit"
          variant="contained"
          size="large"
          disabled={!accepted}
          aria-describedby={accepted ? undefined : 'register-why'}
          loading={isPending}
        >
          Créer mon compte
        </LoadingButton>
        {!accepted && (
          <Typography id="register-why" variant="caption">
            Le bouton s’active quand la case des conditions est cochée.
          </Typography>
        )}
      </EntranceForm>
      <Typography sx={{ mt: 4 }}>
        Déjà un compte&nbsp;?{' '}
        <Link component={RouterLink} to="/login" state={state}>
          Se connecter
        </Link>
      </Typography>
    </AuthLayout>
  );
}
