import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type AdminSetup, adminSetup, setupSuccess } from '@parade/api/contract/auth.ts';
import { WEAK_PASSWORD } from '@parade/api/contract/passwords.ts';
import { TOKEN_PATHS } from '@parade/api/contract/paths.ts';
import { withStrength } from '@parade/site/brand/strength-resolver.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormProblem } from '../lib/FormProblem.tsx';
import { postJson } from '../lib/http.ts';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { forgetLinkToken } from './linkToken.ts';
import { NewPassword } from './NewPassword.tsx';
import { PasswordField } from './PasswordField.tsx';

const FIELDS = ['name', 'email', 'password', 'passwordConfirmation'] as const;

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
  const [problem, setProblem] = useState<string>();
  const form = useForm<AdminSetup, unknown, ReturnType<typeof adminSetup.parse>>({
    resolver,
    defaultValues: { token, name: '', email: '', password: '', passwordConfirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [name, email, password] = useWatch({
    control: form.control,
    name: ['name', 'email', 'password'],
  });

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      const created = setupSuccess.parse(await postJson('/api/admin-setup', values));
      forgetLinkToken(TOKEN_PATHS.adminSetup);
      onCreated(created);
    } catch (error) {
      if (putFieldErrors(form, error, FIELDS)) return;
      setProblem(error instanceof Error ? error.message : String(error));
    }
  });

  const wire = (name: (typeof FIELDS)[number]) => {
    const { ref, ...field } = form.register(name);
    return { ...field, inputRef: ref, problem: errors[name]?.message, required: true };
  };

  return (
    <>
      <WhatItCreates />
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
        <FormProblem>
          {problem && (/^Error/.test(problem) ? <span lang="en">{problem}</span> : problem)}
        </FormProblem>
        <TextField label="Nom complet" autoComplete="name" {...wire('name')} />
        <TextField label="Adresse e-mail" type="email" autoComplete="email" {...wire('email')} />
        <NewPassword
          label="Mot de passe"
          typed={password}
          known={[name, email]}
          {...wire('password')}
        />
        <PasswordField
          label="Confirmer le mot de passe"
          autoComplete="new-password"
          {...wire('passwordConfirmation')}
        />
        <SubmitButton size="large" busy={isSubmitting} busyLabel="Creating Admin..." lang="en">
          Create Admin Access
        </SubmitButton>
      </Stack>
    </>
  );
}
