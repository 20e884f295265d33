import { Button, InputAdornment } from '@mui/material';
import { quoted } from '@parade/api/contract/quotes.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useState } from 'react';
import { Field, type Registered } from '../lib/Field.tsx';

interface PasswordFieldProps extends Registered {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  describedBy?: string;
}

/** A password field with a button that shows what is typed, called by its field: a page may have three. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      // Spelled out: Preact, which draws the entrance, leaves out what is false.
      input={{ autoComplete, autoCapitalize: 'none', spellCheck: 'false', maxLength: 200 }}
      endAdornment={
        <InputAdornment position="end">
          <Button
            type="button"
            onClick={() => setShown(!shown)}
            sx={{ px: 1, mr: -1, minWidth: 0, fontSize: '1rem' }}
          >
            {shown ? 'Masquer' : 'Afficher'}
            <VisuallyHidden> {quoted(field.label)}</VisuallyHidden>
          </Button>
        </InputAdornment>
      }
    />
  );
}
