import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useListContext } from 'react-admin';

/** Only the tickets whose last message is the person's. */
export function WaitingInput(_: { source: 'waiting'; alwaysOn: true }) {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { waiting, ...others } = filterValues;
  return (
    <SelectField
      label="Réponse"
      size="small"
      value={waiting ? 'waiting' : ''}
      onChange={({ target }) =>
        setFilters(target.value ? { ...others, waiting: true } : others, displayedFilters)
      }
    >
      <option value="">Toutes</option>
      <option value="waiting">Attendue</option>
    </SelectField>
  );
}
