import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Typography } from '@mui/material';
import { type AdminSetup, adminSetup, setupSuccess } from '@parade/api/contract/auth.ts';
import { TOKEN_PATHS } from '@parade/api/contract/entrance-paths.ts';
import { WEAK_PASSWORD } from '@parade/api/contract/password-rules.ts';
import { withStrength } from '@parade/site/brand/strength-resolver.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import type { UseFormReturn } from 'react-hook-form';
import { FormSubmit, FormText } from '../lib/form/fields.tsx';
import { postJson } from '../lib/http.ts';
import { forgetLinkToken } from './linkToken.ts';
import { NewPassword } from './NewPassword.tsx';
import { VisitorForm } from './VisitorForm.tsx';

const resolver = withStrength(zodResolver(adminSetup), {
  field: 'password',
  sentence: WEAK_PASSWORD,
  known: ({ name, email }) => [name, email],
});

export type Created = ReturnType<typeof setupSuccess.parse>;

function WhatItCreates() {
  return (
    <Box sx={{ mb: 3 }}>
      <Typography>
        Cette page crée le premier accès au back-office, une seule fois&nbsp;:
      </Typography>
      <Box component="ul" lang="en" sx={{ mt: 1, mb: 0, pl: 3 }}>
        <li>an authentication user</li>
        <li>a user document</li>
        <li>an admin document</li>
      </Box>
    </Box>
  );
}

interface SetupFormProps {
  token: string;
  onCreated: (created: Created) => void;
}

export function SetupForm({ token, onCreated }: SetupFormProps) {
  async function send(setup: object) {
    const created = setupSuccess.parse(await postJson('/api/admin-setup', setup));
    forgetLinkToken(TOKEN_PATHS.adminSetup);
    onCreated(created);
  }

  /** The message as it is, unless it belongs to a field. */
  function refuse(error: unknown, form: UseFormReturn<AdminSetup>) {
    const named = error instanceof ApiError ? Object.keys(error.fields) : [];
    if (named.some((name) => name !== 'token')) return false;
    const message = error instanceof Error ? error.message : String(error);
    form.setError('root.refused', { message });
    return true;
  }

  return (
    <>
      <WhatItCreates />
      <VisitorForm
        values={{ token, name: '', email: '', password: '', passwordConfirmation: '' }}
        resolver={resolver}
        send={send}
        refuse={refuse}
        failed=""
      >
        <FormText name="name" label="Nom complet" autoComplete="name" required />
        <FormText name="email" label="Adresse e-mail" type="email" autoComplete="email" required />
        <NewPassword
          name="password"
          label="Mot de passe"
          known={['name', 'email']}
          confirmation="passwordConfirmation"
        />
        <FormSubmit
          size="large"
          busyLabel="Creating Admin..."
          lang="en"
          sx={{ alignSelf: 'stretch' }}
        >
          Create Admin Access
        </FormSubmit>
      </VisitorForm>
    </>
  );
}
