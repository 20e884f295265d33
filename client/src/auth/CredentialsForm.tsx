import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { FormEventHandler, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { Field } from '../lib/Field.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Wired {
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

interface CredentialsFormProps {
  email: Wired;
  password: Wired;
  /** What a door asks besides. */
  children?: ReactNode;
  button: string;
  busy: boolean;
  onSubmit: FormEventHandler;
}

/** Address and password, the way for who forgot it, and in. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { email, password, children, button, busy, onSubmit } = props;
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 2.5 }}>
      <Field label="Adresse e-mail" type="email" {...email} input={{ autoComplete: 'email' }} />
      <PasswordField label="Mot de passe" autoComplete="current-password" {...password} />
      {children}
      <Link
        component={RouterLink}
        to="/forgot-password"
        sx={{ justifySelf: 'start', display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        Mot de passe oublié&nbsp;?
      </Link>
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {button}
      </Button>
    </Box>
  );
}
