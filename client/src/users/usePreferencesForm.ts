import type { Preferences } from '@parade/api/contract/users.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSavePreferences } from './queries.ts';

const SAVED = 'Paramètres enregistrés';

/**
 * The five switches. What another page saves is taken over, except where a switch
 * was moved here.
 */
export function usePreferencesForm(stored: Preferences) {
  const { mutateAsync, isPending } = useSavePreferences();
  const [saved, setSaved] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Preferences>({
    defaultValues: stored,
    values: stored,
    resetOptions: { keepDirtyValues: true },
  });

  const submit = form.handleSubmit(async (values) => {
    if (isPending) return;
    setFailure(undefined);
    setSaved(undefined);
    try {
      form.reset(await mutateAsync(values));
      setSaved(SAVED);
    } catch (error) {
      setFailure(`Erreur lors de la sauvegarde: ${sentenceFor(error)}`);
    }
  });

  const forgetSaved = useCallback(() => setSaved(undefined), []);
  return { form, submit, saved, forgetSaved, failure, isPending };
}
