import type { NewBroadcast, Recipient } from '@parade/api/contract/notifications.ts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChoiceGroup, RadioChoice } from '../lib/Choice.tsx';
import { RecipientPicker } from './RecipientPicker.tsx';
import { TO_ALL } from './useBroadcast.ts';

export function RecipientFields() {
  const { register, setValue, watch, formState } = useFormContext<NewBroadcast>();
  const [person, setPerson] = useState<Recipient | null>(null);
  const toAll = watch('userId') === TO_ALL;
  // Registered so that a refusal can put the focus here.
  const { ref } = register('userId');

  function choose(chosen: Recipient | null) {
    setPerson(chosen);
    setValue('userId', chosen?.id ?? '', { shouldValidate: formState.isSubmitted });
  }

  return (
    <>
      <ChoiceGroup legend="À qui">
        <RadioChoice
          name="to"
          label="Une personne"
          checked={!toAll}
          onChange={() => choose(person)}
        />
        <RadioChoice
          name="to"
          label="Tous les utilisateurs"
          checked={toAll}
          onChange={() => setValue('userId', TO_ALL, { shouldValidate: true })}
        />
      </ChoiceGroup>
      {!toAll && (
        <RecipientPicker
          value={person}
          problem={formState.errors.userId?.message}
          inputRef={ref}
          onChange={choose}
        />
      )}
    </>
  );
}
