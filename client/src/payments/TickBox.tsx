import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { FieldError } from '@parade/site/brand/ui/Field.tsx';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { PaymentFields } from './form.ts';

interface TickBoxProps {
  label: ReactNode;
  name: 'acceptContract' | 'earlyStart';
  control: Control<PaymentFields>;
}

/** A statement made by ticking a box. Controlled, because the form unticks it too. */
export function TickBox({ label, name, control }: TickBoxProps) {
  const { field, fieldState } = useController({ name, control });
  const { ref, value, ...handlers } = field;
  const error = fieldState.error?.message;
  const errorId = `${name}-error`;
  return (
    <Box>
      <FormControlLabel
        label={label}
        sx={{ ml: -1.25, mr: 0, alignItems: 'flex-start', '& > :last-child': { py: 1.25 } }}
        control={
          <Checkbox
            {...handlers}
            checked={value}
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
