import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useFilterValue } from './useFilter.ts';

interface ChoiceInputProps {
  /** The field of the filter. */
  source: string;
  label: string;
  /** What stands for no choice: « Tous ». */
  all?: string;
  choices: readonly (readonly [value: string, label: string])[];
  alwaysOn?: boolean;
}

/** One of a few values, as a filter of a list: the browser's own select, which a phone draws large. */
export function ChoiceInput({ source, label, all = 'Tous', choices }: ChoiceInputProps) {
  const [chosen, choose] = useFilterValue(source);
  return (
    <SelectField
      label={label}
      size="small"
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{all}</option>
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
