import { Alert } from '@mui/material';
import { type AdminCredentials, sessionAnswer } from '@parade/api/contract/auth.ts';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { FormProblem } from '../lib/FormProblem.tsx';
import { postJson, sentenceFrom } from '../lib/http.ts';
import { sessionQuery } from '../lib/session.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm, type TypedCredentials } from './CredentialsForm.tsx';
import { reasonSentence } from './login-path.ts';

/** What another screen passes on: a notice, or where the person wanted to go. */
export interface LoginState {
  told?: string;
  wanted?: string;
}

/** `/admin-login` and `/login-admin`. A signed-in administrator goes straight on. */
export function LoginPage() {
  const { search, state } = useLocation();
  const { told, wanted = '/admin' } = (state as LoginState | null) ?? {};
  const client = useQueryClient();
  const session = useQuery({ ...sessionQuery, retry: false });
  const [problem, setProblem] = useState(() => reasonSentence(search));
  const [typed, setTyped] = useState<TypedCredentials>();
  const [asksCode, setAsksCode] = useState(false);

  const signIn = useMutation({
    mutationFn: async (credentials: AdminCredentials) =>
      sessionAnswer.parse(await postJson('/api/auth/admin-login', credentials)).user,
    onSuccess: (user) => {
      // Nothing that an earlier user left in memory is kept for the next one.
      client.removeQueries({ type: 'inactive' });
      client.setQueryData(sessionQuery.queryKey, user);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body?.code === 'totp_required') {
        return setAsksCode(true);
      }
      setProblem(sentenceFrom(error, 'Erreur de connexion'));
    },
  });

  function submit(credentials: AdminCredentials) {
    setProblem(undefined);
    signIn.mutate(credentials);
  }

  function begin(credentials: TypedCredentials) {
    if (!credentials.email || !credentials.password) {
      return setProblem(sentenceOf('admin_fields_missing'));
    }
    setTyped(credentials);
    submit(credentials);
  }

  function back() {
    setAsksCode(false);
    setProblem(undefined);
  }

  if (session.data?.isAdmin) return <Navigate to={wanted} replace />;
  return (
    <AuthFrame title="Connexion">
      {asksCode && typed ? (
        <CodeForm
          email={typed.email}
          busy={signIn.isPending}
          problem={problem}
          onCode={(code) => submit({ ...typed, code })}
          onBack={back}
        />
      ) : (
        <CredentialsForm email={typed?.email ?? ''} busy={signIn.isPending} onCredentials={begin}>
          {told && !problem && <Alert severity="success">{told}</Alert>}
          <FormProblem>{problem}</FormProblem>
        </CredentialsForm>
      )}
    </AuthFrame>
  );
}
