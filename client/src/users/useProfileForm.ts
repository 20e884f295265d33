import { zodResolver } from '@hookform/resolvers/zod';
import type { Me } from '@parade/api/contract/auth.ts';
import { type ProfileUpdate, profileUpdate } from '@parade/api/contract/users.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSaveProfile } from './queries.ts';

const FIELDS = ['name', 'phone', 'address', 'bio'] as const;
const SAVED = 'Profil mis à jour avec succès\u00a0!';

const valuesOf = ({ name, phone, address, profile }: Me) => ({
  name,
  phone,
  address,
  bio: profile.bio,
});

/**
 * The profile's form. What another page saves is taken over, except in fields that
 * are being edited.
 */
export function useProfileForm(me: Me) {
  const { mutateAsync, isPending } = useSaveProfile();
  const [saved, setSaved] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<ProfileUpdate, unknown, ReturnType<typeof profileUpdate.parse>>({
    resolver: zodResolver(profileUpdate),
    defaultValues: valuesOf(me),
    values: valuesOf(me),
    resetOptions: { keepDirtyValues: true },
  });
  const { handleSubmit, reset } = form;

  const submit = handleSubmit(async (values) => {
    if (isPending) return;
    setFailure(undefined);
    setSaved(undefined);
    try {
      reset(valuesOf(await mutateAsync(values)));
      setSaved(SAVED);
    } catch (error) {
      if (putFieldErrors(form, error, FIELDS)) return;
      setFailure(`Erreur lors de la sauvegarde: ${sentenceFor(error)}`);
    }
  });

  const forgetSaved = useCallback(() => setSaved(undefined), []);
  return { form, submit, saved, forgetSaved, failure, isPending };
}
