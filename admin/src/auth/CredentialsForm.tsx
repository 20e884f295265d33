import { Link, Stack } from '@mui/material';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import type { FormEvent, ReactNode } from 'react';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { PasswordField } from './PasswordField.tsx';

export interface TypedCredentials {
  email: string;
  password: string;
}

interface CredentialsFormProps {
  /** What was typed before, when the person comes back from the second step. */
  email: string;
  busy: boolean;
  onCredentials: (typed: TypedCredentials) => void;
  children: ReactNode;
}

export function CredentialsForm(props: CredentialsFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    props.onCredentials({
      email: String(form.get('email')).trim(),
      password: String(form.get('password')),
    });
  }

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
      {props.children}
      <TextField
        label="Adresse e-mail"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={props.email}
        required
      />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="current-password"
        required
      />
      <Link
        href="/forgot-password"
        sx={{ alignSelf: 'start', display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        Mot de passe oublié&nbsp;?
      </Link>
      <SubmitButton size="large" busy={props.busy} busyLabel="Connexion…">
        Se connecter
      </SubmitButton>
    </Stack>
  );
}
