import { useEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';

interface DraftProps {
  /** Its name in the store of this page. */
  name: string;
  /** Fields that are asked anew each time. */
  except?: string | readonly string[];
}

/** Keeps what was typed into the form around it, through a refusal, a newer record and a closed row. */
export function Draft({ name, except }: DraftProps) {
  const { control, formState, setValue } = useFormContext();
  const [draft, setDraft] = useStore<FieldValues>(name, {});
  const [initial] = useState(draft);
  const typed = useWatch({ control });
  const kept = Object.keys(formState.dirtyFields).filter(
    (field) => ![except].flat().includes(field),
  );
  const changes = JSON.stringify(Object.fromEntries(kept.map((field) => [field, typed[field]])));

  useEffect(() => {
    for (const [field, value] of Object.entries(initial)) {
      setValue(field, value, { shouldDirty: true });
    }
  }, [initial, setValue]);

  useEffect(() => setDraft(JSON.parse(changes)), [setDraft, changes]);
  return null;
}
