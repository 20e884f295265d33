import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { REPORT_FRAUD_TYPES } from '@parade/api/contract/reports.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, fieldIds } from '../lib/FieldFrame.tsx';

interface FraudTypeFieldProps {
  registration: UseFormRegisterReturn;
  error?: string;
}

/** A native choice: phones show their own wheel, keyboards their own list. */
export function FraudTypeField({ registration, error }: FraudTypeFieldProps) {
  const { ref, ...handlers } = registration;
  const ids = fieldIds(registration.name);
  return (
    <FieldFrame id={ids.input} label="Type de fraude" error={error}>
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
        <option value="">Choisir…</option>
        {REPORT_FRAUD_TYPES.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
