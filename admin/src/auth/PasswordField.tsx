import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment } from '@mui/material';
import { quoted } from '@parade/api/contract/text.ts';
import { TextField, type TextFieldProps } from '@parade/site/brand/ui/Field.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useState } from 'react';

/** A password field with a button that shows what is typed, called by its field. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton edge="end" onClick={() => setShown(!shown)}>
            {shown ? <VisibilityOff /> : <Visibility />}
            <VisuallyHidden>
              {shown ? 'Masquer' : 'Afficher'} {quoted(props.label)}
            </VisuallyHidden>
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
