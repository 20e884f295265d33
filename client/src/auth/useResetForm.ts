import { zodResolver } from '@hookform/resolvers/zod';
import { type PasswordReset, passwordReset } from '@parade/api/contract/auth.ts';
import { WEAK_PASSWORD } from '@parade/api/contract/passwords.ts';
import { withStrength } from '@parade/site/brand/strength-resolver.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError, sentenceFor } from '../lib/errors.ts';
import { putFieldErrors } from '../lib/field-errors.ts';
import { useResetPassword } from './link-queries.ts';
import { forgetMailToken, readMailToken } from './mail-token.ts';

const FIELDS = ['password', 'passwordConfirmation'] as const;
const DONE = 'Votre mot de passe est changé. Connectez-vous avec le nouveau.';

const resolver = withStrength(zodResolver(passwordReset), {
  field: 'password',
  sentence: WEAK_PASSWORD,
  known: () => [],
});

/** `usable` is false once there is no link, or one that does not open anything any more. */
export function useResetForm() {
  const [token, setToken] = useState(() => readMailToken('passwordReset'));
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useResetPassword();
  const form = useForm<PasswordReset>({
    resolver,
    defaultValues: { token: token ?? '', password: '', passwordConfirmation: '' },
  });
  const { setError, handleSubmit } = form;

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await mutateAsync(values);
      navigate('/login', { replace: true, state: { done: DONE } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link_expired') {
        forgetMailToken('passwordReset');
        setToken(null);
      }
      if (!putFieldErrors(setError, FIELDS, error)) setFailure(sentenceFor(error));
    }
  });

  return {
    form,
    submit,
    failure,
    usable: token !== null,
    isPending: isPending || form.formState.isSubmitting,
  };
}
