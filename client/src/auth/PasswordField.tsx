import { Button, InputAdornment } from '@mui/material';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useState } from 'react';
import { Field, type Registered } from '../lib/Field.tsx';

interface PasswordFieldProps extends Registered {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  describedBy?: string;
}

/** A password field with a button that shows what is typed. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      input={{ autoComplete, autoCapitalize: 'none', spellCheck: false, maxLength: 200 }}
      endAdornment={
        <InputAdornment position="end">
          <Button
            type="button"
            onClick={() => setShown(!shown)}
            sx={{ px: 1, mr: -1, minWidth: 0, fontSize: '1rem' }}
          >
            {shown ? 'Masquer' : 'Afficher'}
            <VisuallyHidden>&nbsp;le mot de passe</VisuallyHidden>
          </Button>
        </InputAdornment>
      }
    />
  );
}
