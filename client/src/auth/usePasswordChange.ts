import { zodResolver } from '@hookform/resolvers/zod';
import { WEAK_NEW_PASSWORD } from '@parade/api/contract/password-rules.ts';
import { type PasswordChange, passwordChange } from '@parade/api/contract/passwords.ts';
import { withStrength } from '@parade/site/brand/strength-resolver.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { command } from '../lib/api.ts';
import { useSessionUser } from './session.ts';

const EMPTY = { currentPassword: '', newPassword: '', newPasswordConfirmation: '' };
const FIELDS = ['currentPassword', 'newPassword', 'newPasswordConfirmation'] as const;
/** The sentence for clients (specification 5); staff read another one. */
const DIFFER = 'Les nouveaux mots de passe ne correspondent pas';

const byContract = zodResolver(passwordChange);
const withOwnSentence: typeof byContract = async (...form) => {
  const checked = await byContract(...form);
  const { newPasswordConfirmation } = checked.errors;
  if (newPasswordConfirmation) newPasswordConfirmation.message = DIFFER;
  return checked;
};

const resolverFor = (known: string[]) =>
  withStrength(withOwnSentence, {
    field: 'newPassword',
    sentence: WEAK_NEW_PASSWORD,
    known: () => known,
  });

/** Changes the person's password. `changed` counts the changes. */
export function usePasswordChange() {
  const { name, email } = useSessionUser();
  const [changed, setChanged] = useState(0);
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: PasswordChange) => command('POST', '/api/me/password', { body }),
  });
  const form = useForm<PasswordChange>({
    resolver: resolverFor([name, email]),
    defaultValues: EMPTY,
  });
  const { handleSubmit, reset, watch } = form;
  const filled = FIELDS.every((field) => watch(field) !== '');

  const submit = handleSubmit(async (values) => {
    if (isPending) return;
    setFailure(undefined);
    setChanged(0);
    try {
      await mutateAsync(values);
      reset(EMPTY);
      setChanged((count) => count + 1);
    } catch (error) {
      if (putFieldErrors(form, error, FIELDS)) return;
      setFailure(`Erreur lors du changement de mot de passe: ${sentenceFor(error)}`);
    }
  });

  const busy = isPending || form.formState.isSubmitting;
  return { form, submit, filled, busy, failure, changed, forgive: () => setChanged(0) };
}
