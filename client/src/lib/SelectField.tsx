import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, fieldIds } from './FieldFrame.tsx';

interface SelectFieldProps {
  label: string;
  registration: UseFormRegisterReturn;
  /** Value and label, in the order in which they are offered. */
  choices: readonly (readonly [value: string, label: string])[];
  error?: string;
}

/** A native choice: phones show their own wheel, keyboards their own list. */
export function SelectField({ label, registration, choices, error }: SelectFieldProps) {
  const { ref, ...handlers } = registration;
  const ids = fieldIds(registration.name);
  return (
    <FieldFrame id={ids.input} label={label} error={error}>
      <Select
        native
        fullWidth
        error={Boolean(error)}
        input={<OutlinedInput />}
        inputProps={{
          ...handlers,
          ref,
          id: ids.input,
          'aria-required': true,
          'aria-describedby': error ? ids.error : undefined,
        }}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
