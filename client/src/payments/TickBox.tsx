import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '../lib/Field.tsx';

interface TickBoxProps {
  label: ReactNode;
  registration: UseFormRegisterReturn;
  error?: string;
}

/** A statement that one makes by ticking it. */
export function TickBox({ label, registration, error }: TickBoxProps) {
  const { ref, ...handlers } = registration;
  const errorId = `${registration.name}-error`;
  return (
    <Box>
      <FormControlLabel
        label={label}
        sx={{ ml: -1.25, mr: 0, alignItems: 'flex-start', '& > :last-child': { py: 1.25 } }}
        control={
          <Checkbox
            {...handlers}
            slotProps={{
              input: {
                ref,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': error ? errorId : undefined,
              },
            }}
          />
        }
      />
      <FieldError id={errorId}>{error}</FieldError>
    </Box>
  );
}
