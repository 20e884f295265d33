import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { useFilterValue } from './useFilter.ts';

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
  const [day, choose] = useFilterValue(source);
  const [first] = useFilterValue(since ?? '');
  const turned = first !== '' && day !== '' && first > day;
  return (
    <TextField
      label={label}
      type="date"
      size="small"
      value={day}
      onChange={({ target }) => choose(target.value)}
      problem={turned ? 'Choisissez un jour qui n’est pas avant «\u00a0Du\u00a0».' : undefined}
    />
  );
}
