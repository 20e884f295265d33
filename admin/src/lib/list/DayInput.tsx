import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { useInput, useListContext } from 'react-admin';

interface DayInputProps {
  /** The field of the filter; a calendar day. */
  source: string;
  label: string;
  /** The field of the day that it must not be before. */
  since?: string;
  alwaysOn?: boolean;
}

/** A day as a filter of a list, by the browser's own calendar. */
export function DayInput({ source, label, since }: DayInputProps) {
  const { field } = useInput({ source });
  const { filterValues } = useListContext();
  const first = since && filterValues[since];
  const turned = Boolean(first && field.value && first > field.value);
  return (
    <TextField
      label={label}
      type="date"
      size="small"
      {...field}
      value={field.value ?? ''}
      problem={turned ? 'Choisissez un jour qui n’est pas avant «\u00a0Du\u00a0».' : undefined}
    />
  );
}
