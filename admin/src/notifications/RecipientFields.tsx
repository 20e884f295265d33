import { useWatch } from 'react-hook-form';
import { ChoiceGroup, RadioChoice } from '../lib/Choice.tsx';
import { RecipientPicker } from './RecipientPicker.tsx';
import { TO_ALL, type useBroadcastForm } from './useBroadcastForm.ts';

export function RecipientFields({ broadcast }: { broadcast: ReturnType<typeof useBroadcastForm> }) {
  const { form, person, choosePerson } = broadcast;
  const toAll = useWatch({ control: form.control, name: 'userId' }) === TO_ALL;
  // Registered so that a refusal can put the focus here.
  const { ref } = form.register('userId');

  return (
    <>
      <ChoiceGroup legend="À qui">
        <RadioChoice
          name="to"
          label="Une personne"
          checked={!toAll}
          onChange={() => choosePerson(person)}
        />
        <RadioChoice
          name="to"
          label="Tous les utilisateurs"
          checked={toAll}
          onChange={() => form.setValue('userId', TO_ALL, { shouldValidate: true })}
        />
      </ChoiceGroup>
      {!toAll && (
        <RecipientPicker
          value={person}
          problem={form.formState.errors.userId?.message}
          inputRef={ref}
          onChange={choosePerson}
        />
      )}
    </>
  );
}
