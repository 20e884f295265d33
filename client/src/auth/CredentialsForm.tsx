import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import type { FormEventHandler, ReactNode } from 'react';
import { Field, type Registered } from '../lib/Field.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { EntranceForm } from './EntranceForm.tsx';
import { PasswordField } from './PasswordField.tsx';

interface CredentialsFormProps {
  email: Registered;
  password: Registered;
  /** Further fields, such as the second factor's code. */
  children?: ReactNode;
  button: string;
  busy: boolean;
  /** What stands in the e-mail field: the page for a new password begins with it. */
  typedEmail?: string;
  onSubmit: FormEventHandler;
}

/** E-mail and password, with the link to a new password. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { email, password, children, button, busy, typedEmail, onSubmit } = props;
  return (
    <EntranceForm onSubmit={onSubmit}>
      <Field label="Adresse e-mail" type="email" {...email} input={{ autoComplete: 'email' }} />
      <PasswordField label="Mot de passe" autoComplete="current-password" {...password} />
      {children}
      <TallLink
        to="/forgot-password"
        // In the state: the address would stay in the history.
        state={{ email: typedEmail }}
        sx={{ justifySelf: 'start' }}
      >
        Mot de passe oublié&nbsp;?
      </TallLink>
      <LoadingButton type="submit" variant="contained" size="large" loading={busy}>
        {button}
      </LoadingButton>
    </EntranceForm>
  );
}
