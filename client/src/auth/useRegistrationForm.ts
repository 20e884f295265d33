import type { Registration, registration } from '@parade/api/contract/auth.ts';
import { failedWith, sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { lateResolver } from '../lib/late-resolver.ts';
import { useTypedBefore } from '../lib/useTypedBefore.ts';
import { useRegister } from './queries.ts';

type Accepted = ReturnType<typeof registration.parse>;

const FIELDS = ['name', 'email', 'phone', 'address', 'password', 'passwordConfirmation'] as const;

const resolver = lateResolver<Registration, Accepted>(
  async () => (await import('./entrance-rules.ts')).register,
);

/**
 * The sentences of the specification (section 8): the error's own for known codes,
 * else with a prefix.
 */
function sentenceOfFailure(error: unknown): string {
  const known = failedWith(error, 'network', 'rate_limited');
  const sentence = sentenceFor(error);
  return known ? sentence : `Erreur lors de la création du compte: ${sentence}`;
}

export function useRegistrationForm() {
  const { mutateAsync, isPending } = useRegister();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Registration, unknown, Accepted>({ resolver });
  useTypedBefore(form, [...FIELDS, 'acceptTerms']);
  const { setError, handleSubmit } = form;

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await mutateAsync(values);
    } catch (error) {
      if (failedWith(error, 'email_taken')) {
        setError('email', { type: 'server', message: error.message }, { shouldFocus: true });
      } else if (!putFieldErrors(form, error, FIELDS)) {
        setFailure(sentenceOfFailure(error));
      }
    }
  });

  return { form, submit, failure, isPending: isPending || form.formState.isSubmitting };
}
