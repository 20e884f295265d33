import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useFilter } from './useFilter.ts';

/** Only the rows whose last message is the person's and waits for an answer. */
export function WaitingInput(_: { source: 'waiting'; alwaysOn: true }) {
  const [{ waiting }, change] = useFilter();
  return (
    <SelectField
      label="Réponse"
      size="small"
      value={waiting ? 'waiting' : ''}
      onChange={({ target }) => change({ waiting: target.value ? true : undefined })}
    >
      <option value="">Toutes</option>
      <option value="waiting">À répondre</option>
    </SelectField>
  );
}
