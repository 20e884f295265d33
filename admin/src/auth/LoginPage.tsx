import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { sessionAnswer } from '@parade/api/contract/auth.ts';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { TextField } from '../lib/Field.tsx';
import { postJson, sentenceFrom } from '../lib/http.ts';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import { reasonSentence, sessionQuery } from './session.ts';

/** `/admin-login` and `/login-admin`. A signed-in administrator goes straight on to `/admin`. */
export function LoginPage() {
  const { search } = useLocation();
  const client = useQueryClient();
  const session = useQuery({ ...sessionQuery, retry: false });
  const [problem, setProblem] = useState(() => reasonSentence(search));

  const signIn = useMutation({
    mutationFn: async (credentials: { email: string; password: string }) =>
      sessionAnswer.parse(await postJson('/api/auth/admin-login', credentials)).user,
    onSuccess: (user) => {
      // What somebody else left in this page is not for the next one.
      client.removeQueries({ type: 'inactive' });
      client.setQueryData(sessionQuery.queryKey, user);
    },
    onError: (error) => setProblem(sentenceFrom(error, 'Erreur de connexion')),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email')).trim();
    const password = String(form.get('password'));
    if (!email || !password) return setProblem(sentenceOf('admin_fields_missing'));
    setProblem(undefined);
    signIn.mutate({ email, password });
  }

  if (session.data?.isAdmin) return <Navigate to="/admin" replace />;
  return (
    <AuthFrame title="Connexion">
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextField
          label="Adresse e-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          label="Mot de passe"
          name="password"
          autoComplete="current-password"
          required
        />
        <SubmitButton size="large" busy={signIn.isPending} busyLabel="Connexion…">
          Se connecter
        </SubmitButton>
      </Stack>
    </AuthFrame>
  );
}
