import { Alert, Link, Typography } from '@mui/material';
import type { AdminCredentials } from '@parade/api/contract/auth.ts';
import { RESTRICTED_ACCESS_PATH } from '@parade/api/contract/entrance-paths.ts';
import { ApiError, sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { Field, fieldsOf } from '../lib/Field.tsx';
import { lateResolver } from '../lib/late-resolver.ts';
import { useTypedBefore } from '../lib/useTypedBefore.ts';
import { Arrive } from './Arrive.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useEntranceState } from './entrance.ts';
import { PlanWaits } from './PlanWaits.tsx';
import { useSignIn } from './queries.ts';
import { isRefusal } from './session.ts';

const resolver = lateResolver(async () => (await import('./entrance-rules.ts')).login);

/** Stands beside each refusal of a closed account: leads to what the person keeps. */
function RestrictedAccessLink({ email }: { email: string }) {
  return (
    <Link
      component={RouterLink}
      to={RESTRICTED_ACCESS_PATH}
      // The e-mail travels in the state: the address would stay in the history.
      state={{ email }}
      sx={{ display: 'flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
    >
      Accéder à mon solde, à mes données et à un contact
    </Link>
  );
}

/** Stays true once `now` was true. */
function useStaysTrue(now: boolean): boolean {
  const [ever, setEver] = useState(false);
  if (now && !ever) setEver(true);
  return ever;
}

export default function LoginPage() {
  const { state, destination } = useEntranceState();
  const signIn = useSignIn();
  const form = useForm<AdminCredentials, unknown, AdminCredentials>({ resolver });
  useTypedBefore(form, ['email', 'password']);
  const refusal = signIn.error instanceof ApiError ? signIn.error.code : undefined;
  const { handleSubmit, setFocus } = form;
  const field = fieldsOf(form);
  // The code is asked of staff with a second factor only.
  const asksCode = useStaysTrue(refusal === 'totp_required');
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);
  // The button that was pressed is off while it waits, and loses the focus.
  const { error } = signIn;
  useEffect(() => {
    if (error) setFocus(asksCode ? 'code' : 'password');
  }, [error, asksCode, setFocus]);
  const typedEmail = useWatch({ control: form.control, name: 'email' });
  if (destination) return <Arrive to={destination} />;

  const sentEmail = signIn.variables?.email.trim() ?? '';
  return (
    <AuthLayout title="Connexion">
      <Typography sx={{ mt: 1, mb: 3 }}>Retrouvez vos signalements et leur suivi.</Typography>
      <PlanWaits after="Après la connexion" />
      {signIn.isError ? (
        <Alert severity={refusal === 'totp_required' ? 'info' : 'error'} sx={{ mb: 3 }}>
          {sentenceFor(signIn.error)}
          {isRefusal(signIn.error) && <RestrictedAccessLink email={sentEmail} />}
        </Alert>
      ) : (
        (state.done ?? state.notice) && (
          <Alert severity={state.done ? 'success' : 'warning'} sx={{ mb: 3 }}>
            {state.done ?? state.notice}
            {state.refused && <RestrictedAccessLink email={state.refused.email} />}
          </Alert>
        )
      )}
      <CredentialsForm
        email={field('email')}
        password={field('password')}
        button="Se connecter"
        busy={signIn.isPending}
        typedEmail={typedEmail}
        onSubmit={handleSubmit((values) => signIn.mutate(values))}
      >
        {asksCode && (
          <Field
            label="Code de vérification"
            {...field('code', { setValueAs: (typed: string) => typed || undefined })}
            input={{ autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: 'false' }}
          />
        )}
      </CredentialsForm>
      <Typography sx={{ mt: 4 }}>
        Pas encore de compte&nbsp;?{' '}
        <Link component={RouterLink} to="/register" state={state}>
          Créer un compte
        </Link>
      </Typography>
    </AuthLayout>
  );
}
