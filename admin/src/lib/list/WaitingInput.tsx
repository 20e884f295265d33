import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useListContext } from 'react-admin';

/** Only the rows whose last message is the person's and waits for an answer. */
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
      <option value="waiting">À répondre</option>
    </SelectField>
  );
}
