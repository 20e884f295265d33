import { Button, Stack, Typography } from '@mui/material';
import { totpCode } from '@parade/api/contract/staff.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { type FormEvent, useState } from 'react';
import { Actions } from '../lib/Actions.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';

interface CodeFormProps {
  email: string;
  busy: boolean;
  problem: string | undefined;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The second step of a sign-in; e-mail and password of the first one stay in the page's memory. */
export function CodeForm({ email, busy, problem, onCode, onBack }: CodeFormProps) {
  const [mistake, setMistake] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    const code = totpCode.safeParse(typed);
    setMistake(code.error?.issues[0]?.message);
    if (code.success) onCode(code.data);
  }

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Le mot de passe de {email} est bon. Il reste le code de votre application
        d’authentification.
      </Typography>
      {/* A problem with the last code is hidden once another one is typed. */}
      <FormProblem>{mistake ? undefined : problem}</FormProblem>
      <TextField
        label="Code de vérification"
        name="code"
        hint="Six chiffres, ou un code de secours."
        problem={mistake}
        autoComplete="one-time-code"
        autoFocus
        slotProps={{ input: { autoCapitalize: 'none', spellCheck: false, maxLength: 20 } }}
      />
      <Actions>
        <SubmitButton size="large" busy={busy} busyLabel="Connexion…">
          Se connecter
        </SubmitButton>
        <Button size="large" onClick={onBack}>
          Revenir
        </Button>
      </Actions>
    </Stack>
  );
}
